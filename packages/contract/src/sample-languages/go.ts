import type { SampleWriter } from './index.ts';
import { json } from './literals.ts';

/** Raw string literal: it cannot hold a backtick, and JSON of ours has none. */
export const go: SampleWriter = {
  post: (url, body, needs) => `// ${needs}

package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
	"time"
)

func main() {
	client := http.Client{Timeout: 30 * time.Second}
	request := strings.NewReader(\`${json(body)}\`)
	response, err := client.Post("${url}", "application/json", request)
	if err != nil {
		log.Fatal(err)
	}
	body, err := io.ReadAll(response.Body)
	response.Body.Close()
	if err != nil {
		log.Fatal(err)
	}
	var result struct {
		ErrorID   int    \`json:"errorId"\`
		ErrorCode string \`json:"errorCode"\`
	}
	if err := json.Unmarshal(body, &result); err != nil {
		log.Fatal(err)
	}
	if result.ErrorID != 0 {
		log.Fatal(result.ErrorCode)
	}
	fmt.Println(string(body))
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
