import { asciiJson, escaped, type SampleWriter, withImage } from './writer.ts';

/** A raw string literal cannot contain a backtick. */
const literal = (body: unknown) => `\`${asciiJson(body).replaceAll('`', escaped)}\``;

const formatted = (body: unknown) =>
  `fmt.Sprintf(${withImage(literal(body).replaceAll('%', '%%'), '%q')}, imageBase64)`;

const read = (image: string) => `	image, err := os.ReadFile("${image}")
	if err != nil {
		log.Fatal(err)
	}
	imageBase64 := base64.StdEncoding.EncodeToString(image)
`;

const poll = `var result struct {
		ErrorID   int             \`json:"errorId"\`
		ErrorCode string          \`json:"errorCode"\`
		Status    string          \`json:"status"\`
		Solution  json.RawMessage \`json:"solution"\`
	}
	if response.StatusCode == 500 || response.StatusCode == 503 {
		result.Status = "processing"
	} else {
		err = json.NewDecoder(response.Body).Decode(&result)
	}
	response.Body.Close()
	if err != nil {
		log.Fatal(err)
	}
	outcome := result.Status
	if result.ErrorID != 0 {
		outcome = result.ErrorCode
	}
	switch outcome {
	case "ready":
		fmt.Println(string(result.Solution))
	case "processing", "CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS":
		fmt.Println("processing")
	default:
		log.Fatal(outcome)
	}`;

const print = (field: string) => `var result map[string]json.RawMessage
	err = json.NewDecoder(response.Body).Decode(&result)
	response.Body.Close()
	if err != nil {
		log.Fatal(err)
	}
	if string(result["errorId"]) != "0" {
		log.Fatalf("%s", result["errorCode"])
	}
	fmt.Println(string(result["${field}"]))`;

export const go: SampleWriter = {
  post: ({ url, body, runtime, prints, image }) => `// ${runtime}

package main

import (
${image ? '\t"encoding/base64"\n' : ''}	"encoding/json"
	"fmt"
	"log"
	"net/http"
${image ? '\t"os"\n' : ''}	"strings"
	"time"
)

func main() {
${image ? read(image) : ''}	client := http.Client{Timeout: 30 * time.Second}
	body := strings.NewReader(${image ? formatted(body) : literal(body)})
	response, err := client.Post("${url}", "application/json", body)
	if err != nil {
		log.Fatal(err)
	}
	${prints === 'solution' ? poll : print(prints)}
}`,

  get: (url, runtime) => `// ${runtime}

package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"time"
)

func main() {
	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Get("${url}")
	if err != nil {
		log.Fatal(err)
	}
	body, err := io.ReadAll(response.Body)
	response.Body.Close()
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
	fmt.Println(string(body))
}`,
};
