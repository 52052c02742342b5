// Solves a reCAPTCHA v2 and prints the token.
// Requires: Java 17+, com.google.code.gson:gson:2.10+
// Run: API_KEY=... java -Dfile.encoding=UTF-8 -cp gson.jar FirstTask.java
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
    // These codes are not failures: wait, then poll again.
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

    /** Creates a task and polls for its solution, whose fields depend on the task type. */
    static JsonObject solve(Map<String, Object> task, Duration timeout)
            throws ApiException, IOException, InterruptedException, TimeoutException {
        long deadline = System.nanoTime() + timeout.toNanos();
        // Do not retry createTask: if only the response is lost, you pay for two tasks.
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
                // The task keeps running after a network failure, so poll again.
                networkFailures++;
                if (networkFailures > MAX_NETWORK_FAILURES) {
                    throw error;
                }
            }
            Thread.sleep(3_000);
        }
        throw new TimeoutException("No solution within the time limit.");
    }

    /** Calls an API method. Success depends on errorId in the body, not on the HTTP status. */
    static Result call(String method, Map<String, Object> fields)
            throws ApiException, IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(API_URL + "/" + method))
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(GSON.toJson(fields)))
            .build();
        HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        int status = response.statusCode();
        // HTTP 500 or 503 from getTaskResult means that the solution is not ready yet.
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

    /** An error that the API returned. Use its error code to decide what to do. */
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
