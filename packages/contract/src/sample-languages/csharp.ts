import { asciiJson, type SampleWriter, withImage } from './writer.ts';

const CLIENT = 'using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };';

const read = (image: string) =>
  `var imageBase64 = Convert.ToBase64String(await File.ReadAllBytesAsync("${image}"));\n`;

const poll = `var text = (int)response.StatusCode is 500 or 503
    ? """{"errorId": 0, "status": "processing"}"""
    : await response.Content.ReadAsStringAsync();
var result = JsonNode.Parse(text)!;
var outcome = (string?)((int)result["errorId"]! == 0 ? result["status"] : result["errorCode"]);
Console.WriteLine(outcome switch
{
    "ready" => result["solution"]!.ToJsonString(),
    "processing" or "CAPTCHA_NOT_READY" or "ERROR_TOO_MUCH_REQUESTS" => "processing",
    _ => throw new InvalidOperationException(outcome),
});`;

const print = (field: string) => `var result = JsonNode.Parse(await response.Content.ReadAsStringAsync())!;
if ((int)result["errorId"]! != 0)
    throw new InvalidOperationException((string?)result["errorCode"]);
Console.WriteLine(result["${field}"]);`;

/** Raw string literal: nothing is escaped. An anonymous object would lose the capitals of keys such as `Task`. */
export const csharp: SampleWriter = {
  post: ({ url, body, runtime, prints, image }) => `// ${runtime}
using System.Text;
using System.Text.Json.Nodes;

${image ? read(image) : ''}${CLIENT}
using var body = new StringContent(${image ? '$$' : ''}"""
    ${withImage(asciiJson(body, '    '), '"{{imageBase64}}"')}
    """, Encoding.UTF8, "application/json");
using var response = await client.PostAsync("${url}", body);
${prints === 'solution' ? poll : print(prints)}`,

  get: (url, runtime) => `// ${runtime}
${CLIENT}
Console.WriteLine(await client.GetStringAsync("${url}"));`,
};
