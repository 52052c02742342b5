// 识别一个 reCAPTCHA v2 并输出令牌。
// 需要 Java 17+, com.google.code.gson:gson:2.10+
// 执行 API_KEY=... java -Dfile.encoding=UTF-8 -cp gson.jar FirstTask.java
import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeoutException;

public final class FirstTask {
    private static final String API_URL = System.getenv().getOrDefault("API_URL", "https://api.captcha-cloud.example");
    private static final String API_KEY = System.getenv().getOrDefault("API_KEY", "YOUR_API_KEY");
    // 以下错误码不表示失败：稍等后再次查询即可。
    private static final Set<String> ASK_AGAIN = Set.of("CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS");
    private static final int MAX_NETWORK_FAILURES = 3;
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Gson GSON = new Gson();

    public static void main(String[] args) throws InterruptedException {
        try {
            Map<String, Object> task = Map.of(
                "type", "RecaptchaV2Task",
                "websiteURL", "https://example.com/login",
                "websiteKey", "YOUR_SITE_KEY");
            JsonObject solution = solve(task, Duration.ofSeconds(180));
            System.out.println(solution.get("gRecaptchaResponse").getAsString());
        } catch (ApiException | IOException | TimeoutException error) {
            System.err.println(error);
            System.exit(1);
        }
    }

    /** 创建任务并轮询结果，结果包含的字段取决于任务类型。 */
    static JsonObject solve(Map<String, Object> task, Duration timeout)
            throws ApiException, IOException, InterruptedException, TimeoutException {
        long deadline = System.nanoTime() + timeout.toNanos();
        // 不要重试 createTask：如果丢失的只是响应，重试会创建第二个任务，重复扣费。
        long taskId = call("createTask", Map.of("clientKey", API_KEY, "task", task)).taskId();
        int networkFailures = 0;
        Thread.sleep(1_000);
        while (System.nanoTime() - deadline < 0) {
            try {
                Result result = call("getTaskResult", Map.of("clientKey", API_KEY, "taskId", taskId));
                if (result.status().equals("ready")) {
                    return result.solution();
                }
            } catch (ApiException error) {
                if (!ASK_AGAIN.contains(error.errorCode())) {
                    throw error;
                }
            } catch (IOException error) {
                // 网络故障不会中断任务，因此再次查询即可。
                networkFailures++;
                if (networkFailures > MAX_NETWORK_FAILURES) {
                    throw error;
                }
            }
            Thread.sleep(3_000);
        }
        throw new TimeoutException("在时限内未获得结果。");
    }

    /** 调用一个 API 接口。是否成功以响应体中的 errorId 为准，与 HTTP 状态码无关。 */
    static Result call(String method, Map<String, Object> fields)
            throws ApiException, IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(API_URL + "/" + method))
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(GSON.toJson(fields)))
            .build();
        HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        int status = response.statusCode();
        // getTaskResult 返回 HTTP 500 或 503 时，表示结果尚未就绪。
        if (method.equals("getTaskResult") && (status == 500 || status == 503)) {
            throw new ApiException("CAPTCHA_NOT_READY", null);
        }
        try {
            Result result = GSON.fromJson(response.body(), Result.class);
            if (result.errorId() != 0) {
                throw new ApiException(result.errorCode(), result.errorDescription());
            }
            return result;
        } catch (JsonParseException error) {
            throw new IOException(method + ": HTTP " + status, error);
        }
    }

    record Result(int errorId, String errorCode, String errorDescription,
                  long taskId, String status, JsonObject solution) {
    }

    /** API 返回的错误，可根据错误码决定如何处理。 */
    static final class ApiException extends Exception {
        private static final long serialVersionUID = 1L;
        private final String errorCode;

        ApiException(String errorCode, String description) {
            super(description == null ? errorCode : errorCode + ": " + description);
            this.errorCode = errorCode;
        }

        String errorCode() {
            return errorCode;
        }
    }
}
