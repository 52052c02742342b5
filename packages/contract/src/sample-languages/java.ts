import { asciiJson, type SampleWriter, withImage } from './writer.ts';

/** Text block: backslashes are escape characters here too. */
const block = (body: unknown) => `"""
            ${asciiJson(body, '            ').replaceAll('\\', '\\\\')}
            """`;

const formatted = (body: unknown) =>
  `${withImage(block(body).replaceAll('%', '%%'), '"%s"')}.formatted(imageBase64)`;

const read = (image: string) => `
        var image = Files.readAllBytes(Path.of("${image}"));
        var imageBase64 = Base64.getEncoder().encodeToString(image);`;

const poll = `var text = switch (response.statusCode()) {
            case 500, 503 -> "{\\"errorId\\": 0, \\"status\\": \\"processing\\"}";
            default -> response.body();
        };
        var result = JsonParser.parseString(text).getAsJsonObject();
        var succeeded = result.get("errorId").getAsInt() == 0;
        var outcome = result.get(succeeded ? "status" : "errorCode").getAsString();
        switch (outcome) {
            case "ready" -> System.out.println(result.get("solution"));
            case "processing", "CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS" ->
                System.out.println("processing");
            default -> throw new IllegalStateException(outcome);
        }`;

const print = (field: string) => `var result = JsonParser.parseString(response.body()).getAsJsonObject();
        if (result.get("errorId").getAsInt() != 0) {
            throw new IllegalStateException(result.get("errorCode").getAsString());
        }
        System.out.println(result.get("${field}"));`;

export const java: SampleWriter = {
  post: ({ url, body, runtime, prints, image }) => `// ${runtime}, com.google.code.gson:gson
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.*;
${image ? 'import java.nio.file.*;\n' : ''}import java.time.Duration;
${image ? 'import java.util.Base64;\n' : ''}
public class Main {
    public static void main(String[] args) throws Exception {${image ? read(image) : ''}
        var body = ${image ? formatted(body) : block(body)};
        var request = HttpRequest.newBuilder(URI.create("${url}"))
            .timeout(Duration.ofSeconds(30))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        var response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        ${prints === 'solution' ? poll : print(prints)}
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
