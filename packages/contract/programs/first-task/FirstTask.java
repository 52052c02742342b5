// Solves one reCAPTCHA v2 and prints the token.
// Run: API_KEY=... java FirstTask.java (Java 11 or later, no packages needed)
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class FirstTask {
    static final String API_HOST = System.getenv().getOrDefault("API_HOST", "%API_URL%");
    static final String API_KEY = System.getenv().getOrDefault("API_KEY", "YOUR_API_KEY");
    static final HttpClient CLIENT = HttpClient.newHttpClient();

    public static void main(String[] args) throws Exception {
        try {
            String answer = solve("{"
                + "\"type\": \"RecaptchaV2Task\","
                + "\"websiteURL\": \"https://example.com/login\","
                + "\"websiteKey\": \"YOUR_SITE_KEY\""
                + "}");
            System.out.println(field(answer, "gRecaptchaResponse"));
        } catch (IllegalStateException error) {
            System.err.println(error.getMessage());
            System.exit(1);
        }
    }

    /** Creates the task and waits for its answer. */
    static String solve(String task) throws Exception {
        // 1. Create the task.
        String created = call("createTask", "\"task\": " + task);
        if (!"0".equals(field(created, "errorId"))) {
            throw new IllegalStateException("createTask failed: " + field(created, "errorCode"));
        }
        String taskId = field(created, "taskId");

        // 2. Ask for the result: first after 1 s, then every 3 s, for at most 180 s (60 calls; 120 are allowed).
        Thread.sleep(1000);
        for (int waited = 1; waited <= 180; waited += 3) {
            String result = call("getTaskResult", "\"taskId\": " + taskId);
            if ("ready".equals(field(result, "status"))) {
                return result;
            }
            if ("1".equals(field(result, "errorId")) && !"CAPTCHA_NOT_READY".equals(field(result, "errorCode"))) {
                throw new IllegalStateException("The task failed: " + field(result, "errorCode"));
            }
            Thread.sleep(3000);
        }
        throw new IllegalStateException("No result within 180 s.");
    }

    static String call(String method, String fields) throws Exception {
        String body = "{\"clientKey\": \"" + API_KEY + "\", " + fields + "}";
        HttpRequest request = HttpRequest.newBuilder(URI.create(API_HOST + "/" + method))
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        // getTaskResult may answer 500 or 503 for a moment: treat it as "not ready".
        if (method.equals("getTaskResult") && (response.statusCode() == 500 || response.statusCode() == 503)) {
            return "{\"errorId\": 0, \"status\": \"processing\"}";
        }
        return response.body();
    }

    /** Reads one field of a JSON answer. A JSON library does it better; Java has none of its own. */
    static String field(String json, String name) {
        Matcher matcher = Pattern.compile("\"" + name + "\"\\s*:\\s*\"?([^\",}]*)").matcher(json);
        return matcher.find() ? matcher.group(1) : null;
    }
}
