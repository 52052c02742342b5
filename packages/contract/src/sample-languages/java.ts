import { json, type SampleWriter } from './writer.ts';

/** Text block: backslashes are escape characters here too. */
export const java: SampleWriter = {
  post: (url, body, runtime) => `// ${runtime}, com.google.code.gson:gson
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.*;
import java.time.Duration;

public class Main {
    public static void main(String[] args) throws Exception {
        var body = """
            ${json(body, '            ').replaceAll('\\', '\\\\')}
            """;
        var request = HttpRequest.newBuilder(URI.create("${url}"))
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        var response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        var result = JsonParser.parseString(response.body()).getAsJsonObject();
        if (result.get("errorId").getAsInt() != 0) {
            throw new IllegalStateException(result.get("errorCode").getAsString());
        }
        System.out.println(result);
    }
}`,

  get: (url, runtime) => `// ${runtime}
import java.net.URI;
import java.net.http.*;
import java.time.Duration;

public class Main {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("${url}"))
            .timeout(Duration.ofSeconds(30))
            .build();
        var response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IllegalStateException("HTTP " + response.statusCode());
        }
        System.out.println(response.body());
    }
}`,
};
