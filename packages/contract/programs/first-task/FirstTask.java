// {{about}}
// {{requires}} {{needs}}
// {{run}} java -Dfile.encoding=UTF-8 -cp gson.jar FirstTask.java
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
    private static final String API_URL = System.getenv().getOrDefault("API_URL", "{{apiUrl}}");
    private static final String API_KEY = System.getenv().getOrDefault("API_KEY", "");
    // {{notReadyCodes}}
    private static final Set<String> NOT_READY_CODES = Set.of("CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS");
    private static final int MAX_NETWORK_FAILURES = 3;
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Gson GSON = new Gson();

    public static void main(String[] args) throws InterruptedException {
        if (API_KEY.isEmpty()) {
            System.err.println("{{noKey}}");
            System.exit(1);
        }
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

    /** {{solve}} */
    static JsonObject solve(Map<String, Object> task, Duration timeout)
            throws ApiException, IOException, InterruptedException, TimeoutException {
        long deadline = System.nanoTime() + timeout.toNanos();
        // {{createOnce}}
        long taskId = call("createTask", Map.of("clientKey", API_KEY, "task", task)).taskId();
        int networkFailures = 0;
        Thread.sleep(1_000);
        while (System.nanoTime() - deadline < 0) {
            try {
                Result result = call("getTaskResult", Map.of("clientKey", API_KEY, "taskId", taskId));
                if ("ready".equals(result.status())) {
                    return result.solution();
                }
            } catch (ApiException error) {
                if (!NOT_READY_CODES.contains(error.errorCode())) {
                    throw error;
                }
            } catch (IOException error) {
                // {{networkFailure}}
                networkFailures++;
                if (networkFailures > MAX_NETWORK_FAILURES) {
                    throw error;
                }
            }
            Thread.sleep(3_000);
        }
        throw new TimeoutException("{{timedOut}}");
    }

    /** {{call}} */
    static Result call(String method, Map<String, Object> fields)
            throws ApiException, IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(API_URL + "/" + method))
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(GSON.toJson(fields)))
            .build();
        HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        int status = response.statusCode();
        // {{notReady}}
        if (method.equals("getTaskResult") && (status == 500 || status == 503)) {
            throw new ApiException("CAPTCHA_NOT_READY", null);
        }
        try {
            Result result = GSON.fromJson(response.body(), Result.class);
            if (result == null) {
                throw new IOException(method + ": HTTP " + status + ", empty body");
            }
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

    /** {{apiError}} */
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
