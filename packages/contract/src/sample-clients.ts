import type { addClientPlugin } from '@readme/httpsnippet';

type Convert = Parameters<typeof addClientPlugin>[0]['client']['convert'];
type Request = Parameters<Convert>[0];

/**
 * The generator's own clients for these languages put the body into one escaped line, which nobody can read; the one
 * for fetch mistakes a field named `body` for the request's.
 */
export const CLIENTS: { target: 'javascript' | 'csharp' | 'java' | 'go' | 'php'; convert: Convert }[] = [
  { target: 'javascript', convert: javascript },
  { target: 'csharp', convert: csharp },
  { target: 'java', convert: java },
  { target: 'go', convert: go },
  { target: 'php', convert: php },
];

/** The body as indented JSON lines, or undefined for a request without one. */
function jsonLines({ postData }: Request): string[] | undefined {
  return postData?.text ? JSON.stringify(JSON.parse(postData.text), null, 2).split('\n') : undefined;
}

function indented(lines: string[], spaces: number): string {
  return lines.map((line) => ' '.repeat(spaces) + line).join('\n');
}

/** JSON is JavaScript; only its keys need no quotes. */
function javascript(request: Request): string {
  const [first, ...rest] = (jsonLines(request) ?? []).map((line) =>
    line.replace(/^(\s*)"([A-Za-z_]\w*)":/, '$1$2:'),
  );
  if (!first) {
    return `const response = await fetch("${request.fullUrl}");
console.log(await response.text());`;
  }
  return `const response = await fetch("${request.fullUrl}", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(${[first, ...rest.map((line) => `  ${line}`)].join('\n')}),
});
console.log(await response.json());`;
}

/** Raw string literal: nothing is escaped. */
function csharp(request: Request): string {
  const body = jsonLines(request);
  if (!body) {
    return `using var client = new HttpClient();
Console.WriteLine(await client.GetStringAsync("${request.fullUrl}"));`;
  }
  return `using System.Text;

var body = """
${indented(body, 4)}
    """;

using var client = new HttpClient();
using var content = new StringContent(body, Encoding.UTF8, "application/json");
using var response = await client.PostAsync("${request.fullUrl}", content);
Console.WriteLine(await response.Content.ReadAsStringAsync());`;
}

/** Text block: backslashes are escapes there as well. */
function java(request: Request): string {
  const body = jsonLines(request)?.map((line) => line.replaceAll('\\', '\\\\'));
  const declaration = body
    ? `        String body = """
${indented(body, 12)}
            """;
`
    : '';
  const sending = body
    ? `            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
`
    : '';
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Main {
    public static void main(String[] args) throws Exception {
${declaration}        HttpRequest request = HttpRequest.newBuilder(URI.create("${request.fullUrl}"))
${sending}            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.body());
    }
}`;
}

/** Raw string literal: it cannot hold a backtick, and JSON of ours has none. */
function go(request: Request): string {
  const body = jsonLines(request)?.join('\n');
  const imports = ['fmt', 'io', 'log', 'net/http', ...(body ? ['strings'] : [])];
  const call = body
    ? `	body := \`${body}\`
	response, err := http.Post("${request.fullUrl}", "application/json", strings.NewReader(body))`
    : `	response, err := http.Get("${request.fullUrl}")`;
  return `package main

import (
${imports.map((name) => `	"${name}"`).join('\n')}
)

func main() {
${call}
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(answer))
}`;
}

/** Nowdoc: nothing is escaped and no variable is filled in. */
function php(request: Request): string {
  const body = jsonLines(request)?.join('\n');
  if (!body) {
    return `<?php

$curl = curl_init('${request.fullUrl}');
curl_setopt($curl, CURLOPT_RETURNTRANSFER, true);
echo curl_exec($curl);`;
  }
  return `<?php

$body = <<<'JSON'
${body}
JSON;

$curl = curl_init('${request.fullUrl}');
curl_setopt_array($curl, [
    CURLOPT_POST => true,
    CURLOPT_POSTFIELDS => $body,
    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
    CURLOPT_RETURNTRANSFER => true,
]);
echo curl_exec($curl);`;
}
