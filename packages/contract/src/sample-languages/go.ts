import { escaped, json, type SampleWriter } from './writer.ts';

/** A raw string literal cannot contain a backtick. */
const literal = (body: unknown) => json(body).replaceAll('`', escaped);

export const go: SampleWriter = {
  post: (url, body, runtime) => `// ${runtime}

package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"strings"
	"time"
)

func main() {
	client := http.Client{Timeout: 30 * time.Second}
	request := strings.NewReader(\`${literal(body)}\`)
	response, err := client.Post("${url}", "application/json", request)
	if err != nil {
		log.Fatal(err)
	}
	var result map[string]json.RawMessage
	err = json.NewDecoder(response.Body).Decode(&result)
	response.Body.Close()
	if err != nil {
		log.Fatal(err)
	}
	if string(result["errorId"]) != "0" {
		log.Fatalf("%s", result["errorCode"])
	}
	fmt.Printf("%s\\n", result)
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
