import type { SampleWriter } from './index.ts';
import { json } from './literals.ts';

/** Raw string literal: nothing is escaped. An anonymous object would lose the capitals of keys such as `Task`. */
export const csharp: SampleWriter = {
  post: (url, body, needs) => `// ${needs}
using System.Net.Http.Json;
using System.Text;
using System.Text.Json.Nodes;

using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
using var body = new StringContent("""
    ${json(body, '    ')}
    """, Encoding.UTF8, "application/json");
using var response = await client.PostAsync("${url}", body);
var result = await response.Content.ReadFromJsonAsync<JsonObject>();
if ((int)result!["errorId"]! != 0)
    throw new InvalidOperationException((string?)result["errorCode"]);
Console.WriteLine(result);`,

  get: (url, runtime) => `// ${runtime}
using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
Console.WriteLine(await client.GetStringAsync("${url}"));`,
};
