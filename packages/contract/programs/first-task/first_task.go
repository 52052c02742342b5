// {{about}}
// {{requires}} {{needs}}
// {{run}} go run first_task.go
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

const maxNetworkFailures = 3

var (
	apiURL = env("API_URL", "{{apiUrl}}")
	apiKey = os.Getenv("API_KEY")
	client = &http.Client{Timeout: 30 * time.Second}
)

// {{goApiError}}
type APIError struct {
	Code        string
	Description string
}

func (e *APIError) Error() string {
	if e.Description == "" {
		return e.Code
	}
	return e.Code + ": " + e.Description
}

// {{notReadyCodes}}
func (e *APIError) notReady() bool {
	return e.Code == "CAPTCHA_NOT_READY" || e.Code == "ERROR_TOO_MUCH_REQUESTS"
}

// {{deadlineError}}
var errDeadline = errors.New("{{goTimedOut}}")

type result struct {
	ErrorID          int             `json:"errorId"`
	ErrorCode        string          `json:"errorCode"`
	ErrorDescription string          `json:"errorDescription"`
	TaskID           int64           `json:"taskId"`
	Status           string          `json:"status"`
	Solution         json.RawMessage `json:"solution"`
}

func main() {
	log.SetFlags(0)
	if apiKey == "" {
		log.Fatal("{{noKey}}")
	}
	solution, err := solve(context.Background(), map[string]any{
		"type":       "RecaptchaV2Task",
		"websiteURL": "https://example.com/login",
		"websiteKey": "YOUR_SITE_KEY",
	})
	if err != nil {
		log.Fatal(err)
	}
	var recaptcha struct {
		Token string `json:"gRecaptchaResponse"`
	}
	if err := json.Unmarshal(solution, &recaptcha); err != nil {
		log.Fatal(err)
	}
	fmt.Println(recaptcha.Token)
}

// {{goSolve}}
func solve(ctx context.Context, task any) (json.RawMessage, error) {
	ctx, cancel := context.WithTimeout(ctx, 180*time.Second)
	defer cancel()

	// {{createOnce}}
	created, err := call(ctx, "createTask", map[string]any{"clientKey": apiKey, "task": task})
	if err != nil {
		return nil, err
	}
	networkFailures := 0
	for delay := 1 * time.Second; ; delay = 3 * time.Second {
		select {
		case <-ctx.Done():
			if errors.Is(ctx.Err(), context.DeadlineExceeded) {
				return nil, errDeadline
			}
			return nil, ctx.Err()
		case <-time.After(delay):
		}
		polled, err := call(ctx, "getTaskResult", map[string]any{"clientKey": apiKey, "taskId": created.TaskID})
		var apiErr *APIError
		switch {
		case err == nil:
			if polled.Status == "ready" {
				return polled.Solution, nil
			}
		case errors.As(err, &apiErr):
			if !apiErr.notReady() {
				return nil, err
			}
		default:
			// {{networkFailure}}
			networkFailures++
			if networkFailures > maxNetworkFailures {
				return nil, err
			}
		}
	}
}

// {{goCall}}
func call(ctx context.Context, method string, fields any) (*result, error) {
	body, err := json.Marshal(fields)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, apiURL+"/"+method, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	// {{notReady}}
	if method == "getTaskResult" && (response.StatusCode == 500 || response.StatusCode == 503) {
		return nil, &APIError{Code: "CAPTCHA_NOT_READY"}
	}
	var decoded result
	if err := json.NewDecoder(response.Body).Decode(&decoded); err != nil {
		return nil, fmt.Errorf("%s: HTTP %s: %w", method, response.Status, err)
	}
	if decoded.ErrorID != 0 {
		return nil, &APIError{Code: decoded.ErrorCode, Description: decoded.ErrorDescription}
	}
	return &decoded, nil
}

func env(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}
