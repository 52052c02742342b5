// Solves one reCAPTCHA v2 and prints the token.
// Run: API_KEY=... dotnet run (in a console project, .NET 6 or later)
using System;
using System.Net;
using System.Net.Http;
using System.Text;
using System.Text.Json.Nodes;
using System.Threading.Tasks;

var apiHost = Environment.GetEnvironmentVariable("API_HOST") ?? "%API_URL%";
var apiKey = Environment.GetEnvironmentVariable("API_KEY") ?? "YOUR_API_KEY";
using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

try
{
    var solution = await Solve(new JsonObject
    {
        ["type"] = "RecaptchaV2Task",
        ["websiteURL"] = "https://example.com/login",
        ["websiteKey"] = "YOUR_SITE_KEY",
    });
    Console.WriteLine(solution["gRecaptchaResponse"]);
    return 0;
}
catch (Exception error)
{
    Console.Error.WriteLine(error.Message);
    return 1;
}

async Task<JsonNode> Solve(JsonObject task)
{
    // 1. Create the task.
    var created = await Call("createTask", new JsonObject { ["task"] = task });
    if ((int)created["errorId"]! != 0)
        throw new InvalidOperationException($"createTask failed: {created["errorCode"]}");
    var taskId = (long)created["taskId"]!;

    // 2. Ask for the result: first after 1 s, then every 3 s, for at most 180 s (60 calls; 120 are allowed).
    await Task.Delay(TimeSpan.FromSeconds(1));
    for (var waited = 1; waited <= 180; waited += 3)
    {
        var result = await Call("getTaskResult", new JsonObject { ["taskId"] = taskId });
        if ((string?)result["status"] == "ready")
            return result["solution"]!;
        if ((int)result["errorId"]! != 0 && (string?)result["errorCode"] != "CAPTCHA_NOT_READY")
            throw new InvalidOperationException($"The task failed: {result["errorCode"]}");
        await Task.Delay(TimeSpan.FromSeconds(3));
    }
    throw new TimeoutException("No result within 180 s.");
}

async Task<JsonNode> Call(string method, JsonObject body)
{
    body["clientKey"] = apiKey;
    using var content = new StringContent(body.ToJsonString(), Encoding.UTF8, "application/json");
    using var response = await client.PostAsync($"{apiHost}/{method}", content);
    // getTaskResult may answer 500 or 503 for a moment: treat it as "not ready".
    if (method == "getTaskResult"
        && response.StatusCode is (HttpStatusCode.InternalServerError or HttpStatusCode.ServiceUnavailable))
        return new JsonObject { ["errorId"] = 0, ["status"] = "processing" };
    return JsonNode.Parse(await response.Content.ReadAsStringAsync())!;
}
