// 识别一个 reCAPTCHA v2 并输出令牌。
// 需要 .NET 8+
// 执行 API_KEY=... dotnet run
using System.Diagnostics;
using System.Net;
using System.Net.Http.Json;
using System.Text.Json;
using System.Text.Json.Nodes;

const int MaxNetworkFailures = 3;
// 以下错误码不表示失败：稍等后再次查询即可。
string[] askAgain = ["CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS"];
var apiUrl = Environment.GetEnvironmentVariable("API_URL") ?? "https://api.captcha-cloud.example";
var apiKey = Environment.GetEnvironmentVariable("API_KEY") ?? "YOUR_API_KEY";
using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

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

// 创建任务并轮询结果，结果包含的字段取决于任务类型。
async Task<JsonObject> SolveAsync(JsonObject task, TimeSpan timeout)
{
    var elapsed = Stopwatch.StartNew();
    // 不要重试 createTask：如果丢失的只是响应，重试会创建第二个任务，重复扣费。
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
        catch (ApiException error) when (askAgain.Contains(error.ErrorCode))
        {
        }
        // 网络故障不会中断任务，因此再次查询即可。
        catch (Exception error) when (IsNetworkFailure(error) && networkFailures < MaxNetworkFailures)
        {
            networkFailures++;
        }
        await Task.Delay(TimeSpan.FromSeconds(3));
    }
    throw new TimeoutException("在时限内未获得结果。");
}

// 调用一个 API 接口。是否成功以响应体中的 errorId 为准，与 HTTP 状态码无关。
async Task<Result> CallAsync(string method, JsonObject fields)
{
    using var response = await client.PostAsJsonAsync($"{apiUrl}/{method}", fields);
    // getTaskResult 返回 HTTP 500 或 503 时，表示结果尚未就绪。
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

/// <summary>API 返回的错误，可根据错误码决定如何处理。</summary>
class ApiException(string errorCode, string? description = null)
    : Exception(description is null ? errorCode : $"{errorCode}: {description}")
{
    public string ErrorCode { get; } = errorCode;
}
