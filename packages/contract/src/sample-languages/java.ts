import type { SampleWriter } from './index.ts';
import { json } from './literals.ts';

/** Text block: backslashes are escapes there as well. */
export const java: SampleWriter = {
  post: (url, body, needs) => `// ${needs}
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

public class Main {
    public static void main(String[] args) throws Exception {
        String body = """
            ${json(body, '            ').replaceAll('\\', '\\\\')}
            """;
        HttpRequest request = HttpRequest.newBuilder(URI.create("${url}"))
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        JsonObject result = JsonParser.parseString(response.body()).getAsJsonObject();
        if (result.get("errorId").getAsInt() != 0) {
            throw new IllegalStateException(result.get("errorCode").getAsString());
        }
        System.out.println(result);
    }
}`,

  get: (url, runtime) => `// ${runtime}
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

public class Main {
    public static void main(String[] args) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("${url}"))
            .timeout(Duration.ofSeconds(30))
            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IllegalStateException("HTTP " + response.statusCode());
        }
        System.out.println(response.body());
    }
}`,
};
