// Solves one reCAPTCHA v2 and prints the token.
// Run: API_KEY=... go run first_task.go
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

var (
	apiHost = env("API_HOST", "%API_URL%")
	apiKey  = env("API_KEY", "YOUR_API_KEY")
	client  = http.Client{Timeout: 30 * time.Second}
)

type answer struct {
	ErrorID   int    `json:"errorId"`
	ErrorCode string `json:"errorCode"`
	TaskID    int64  `json:"taskId"`
	Status    string `json:"status"`
	Solution  struct {
		Token string `json:"gRecaptchaResponse"`
	} `json:"solution"`
}

func main() {
	log.SetFlags(0)
	token, err := solve(map[string]any{
		"type":       "RecaptchaV2Task",
		"websiteURL": "https://example.com/login",
		"websiteKey": "YOUR_SITE_KEY",
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(token)
}

func solve(task map[string]any) (string, error) {
	// 1. Create the task.
	created, err := call("createTask", map[string]any{"task": task})
	if err != nil {
		return "", err
	}
	if created.ErrorID != 0 {
		return "", fmt.Errorf("createTask failed: %s", created.ErrorCode)
	}

	// 2. Ask for the result: first after 1 s, then every 3 s, for at most 180 s (60 calls; 120 are allowed).
	time.Sleep(1 * time.Second)
	for waited := 1; waited <= 180; waited += 3 {
		result, err := call("getTaskResult", map[string]any{"taskId": created.TaskID})
		if err != nil {
			return "", err
		}
		if result.Status == "ready" {
			return result.Solution.Token, nil
		}
		if result.ErrorID != 0 && result.ErrorCode != "CAPTCHA_NOT_READY" {
			return "", fmt.Errorf("the task failed: %s", result.ErrorCode)
		}
		time.Sleep(3 * time.Second)
	}
	return "", errors.New("no result within 180 s")
}

func call(method string, fields map[string]any) (answer, error) {
	var result answer
	fields["clientKey"] = apiKey
	body, err := json.Marshal(fields)
	if err != nil {
		return result, err
	}
	response, err := client.Post(apiHost+"/"+method, "application/json", bytes.NewReader(body))
	if err != nil {
		return result, err
	}
	defer response.Body.Close()
	// getTaskResult may answer 500 or 503 for a moment: treat it as "not ready".
	if method == "getTaskResult" && (response.StatusCode == 500 || response.StatusCode == 503) {
		return answer{Status: "processing"}, nil
	}
	err = json.NewDecoder(response.Body).Decode(&result)
	return result, err
}

func env(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}
