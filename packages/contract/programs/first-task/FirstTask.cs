// {{about}}
// {{requires}} {{needs}}
// {{run}} dotnet run
using System.Diagnostics;
using System.Net;
using System.Net.Http.Json;
using System.Text.Json;
using System.Text.Json.Nodes;

const int MaxNetworkFailures = 3;
// {{notReadyCodes}}
string[] notReadyCodes = ["CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS"];
var apiUrl = Environment.GetEnvironmentVariable("API_URL") ?? "{{apiUrl}}";
var apiKey = Environment.GetEnvironmentVariable("API_KEY");
using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

if (string.IsNullOrEmpty(apiKey))
{
    Console.Error.WriteLine("{{noKey}}");
    return 1;
}
try
{
    var task = new JsonObject
    {
        ["type"] = "RecaptchaV2Task",
        ["websiteURL"] = "https://example.com/login",
        ["websiteKey"] = "YOUR_SITE_KEY",
    };
    var solution = await SolveAsync(task, TimeSpan.FromSeconds(180));
    Console.WriteLine(solution["gRecaptchaResponse"]);
    return 0;
}
catch (Exception error) when (error is ApiException or TimeoutException || IsNetworkFailure(error))
{
    Console.Error.WriteLine(error.Message);
    return 1;
}

// {{solve}}
async Task<JsonObject> SolveAsync(JsonObject task, TimeSpan timeout)
{
    var elapsed = Stopwatch.StartNew();
    // {{createOnce}}
    var created = await CallAsync("createTask", new JsonObject { ["clientKey"] = apiKey, ["task"] = task });
    var networkFailures = 0;
    await Task.Delay(TimeSpan.FromSeconds(1));
    while (elapsed.Elapsed < timeout)
    {
        try
        {
            var fields = new JsonObject { ["clientKey"] = apiKey, ["taskId"] = created.TaskId };
            var result = await CallAsync("getTaskResult", fields);
            if (result is { Status: "ready", Solution: { } solution })
                return solution;
        }
        catch (ApiException error) when (notReadyCodes.Contains(error.ErrorCode))
        {
        }
        // {{networkFailure}}
        catch (Exception error) when (IsNetworkFailure(error) && networkFailures < MaxNetworkFailures)
        {
            networkFailures++;
        }
        await Task.Delay(TimeSpan.FromSeconds(3));
    }
    throw new TimeoutException("{{timedOut}}");
}

// {{call}}
async Task<Result> CallAsync(string method, JsonObject fields)
{
    using var response = await client.PostAsJsonAsync($"{apiUrl}/{method}", fields);
    // {{notReady}}
    if (method == "getTaskResult"
        && response.StatusCode is HttpStatusCode.InternalServerError or HttpStatusCode.ServiceUnavailable)
        throw new ApiException("CAPTCHA_NOT_READY");
    var result = await response.Content.ReadFromJsonAsync<Result>() ?? throw new JsonException(method);
    if (result.ErrorId != 0)
        throw new ApiException(result.ErrorCode ?? "", result.ErrorDescription);
    return result;
}

static bool IsNetworkFailure(Exception error) =>
    error is HttpRequestException or TaskCanceledException or JsonException;

record Result(
    int ErrorId, string? ErrorCode, string? ErrorDescription, long TaskId, string? Status, JsonObject? Solution);

/// <summary>{{apiError}}</summary>
class ApiException(string errorCode, string? description = null)
    : Exception(description is null ? errorCode : $"{errorCode}: {description}")
{
    public string ErrorCode { get; } = errorCode;
}
