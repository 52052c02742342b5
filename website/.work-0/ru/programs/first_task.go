// Решает reCAPTCHA v2 и выводит токен.
// Требуется: Go 1.18+
// Запуск: API_KEY=... go run first_task.go
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
	apiURL = env("API_URL", "https://api.captcha-cloud.example")
	apiKey = env("API_KEY", "YOUR_API_KEY")
	client = &http.Client{Timeout: 30 * time.Second}
)

// APIError: Ошибка, которую вернул API. Что делать дальше, определяет код ошибки.
type APIError struct {
	Code        string `json:"errorCode"`
	Description string `json:"errorDescription"`
}

func (e *APIError) Error() string {
	if e.Description == "" {
		return e.Code
	}
	return e.Code + ": " + e.Description
}

// Эти коды не означают неудачу: подождите и запросите результат ещё раз.
func (e *APIError) askAgain() bool {
	return e.Code == "CAPTCHA_NOT_READY" || e.Code == "ERROR_TOO_MUCH_REQUESTS"
}

type result struct {
	APIError
	ErrorID  int             `json:"errorId"`
	TaskID   int64           `json:"taskId"`
	Status   string          `json:"status"`
	Solution json.RawMessage `json:"solution"`
}

func main() {
	log.SetFlags(0)
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

// Создаёт задачу и ждёт решения. Состав полей решения зависит от типа задачи.
func solve(ctx context.Context, task any) (json.RawMessage, error) {
	ctx, cancel := context.WithTimeout(ctx, 180*time.Second)
	defer cancel()

	// Не повторяйте createTask: если потерялся только ответ, вы заплатите за две задачи.
	created, err := call(ctx, "createTask", map[string]any{"clientKey": apiKey, "task": task})
	if err != nil {
		return nil, err
	}
	networkFailures := 0
	for delay := 1 * time.Second; ; delay = 3 * time.Second {
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("getTaskResult: %w", ctx.Err())
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
			if !apiErr.askAgain() {
				return nil, err
			}
		default:
			// Сбой сети не прерывает задачу, поэтому запросите результат ещё раз.
			networkFailures++
			if networkFailures > maxNetworkFailures {
				return nil, err
			}
		}
	}
}

// Вызывает метод API. Успех определяет errorId в теле ответа, а не статус HTTP.
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
	// HTTP 500 или 503 от getTaskResult означает, что решение ещё не готово.
	if method == "getTaskResult" && (response.StatusCode == 500 || response.StatusCode == 503) {
		return nil, &APIError{Code: "CAPTCHA_NOT_READY"}
	}
	var decoded result
	if err := json.NewDecoder(response.Body).Decode(&decoded); err != nil {
		return nil, fmt.Errorf("%s: HTTP %s: %w", method, response.Status, err)
	}
	if decoded.ErrorID != 0 {
		return nil, &decoded.APIError
	}
	return &decoded, nil
}

func env(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}
