import { json, type SampleWriter } from './writer.ts';

/**
 * Raw string literal: nothing is escaped. An anonymous object would lose the capitals of keys such as `Task`.
 * HttpClient has a default timeout.
 */
export const csharp: SampleWriter = {
  post: (url, body, runtime) => `// ${runtime}
using System.Text;
using System.Text.Json.Nodes;

using var client = new HttpClient();
using var body = new StringContent("""
    ${json(body, '    ')}
    """, Encoding.UTF8, "application/json");
using var response = await client.PostAsync("${url}", body);
var result = JsonNode.Parse(await response.Content.ReadAsStringAsync())!;
if ((int)result["errorId"]! != 0)
    throw new InvalidOperationException((string?)result["errorCode"]);
Console.WriteLine(result);`,

  get: (url, runtime) => `// ${runtime}
using var client = new HttpClient();
Console.WriteLine(await client.GetStringAsync("${url}"));`,
};
