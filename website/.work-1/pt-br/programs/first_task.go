// Resolve um reCAPTCHA v2 e mostra o token.
// Requisitos: Go 1.18+
// Execução: API_KEY=... go run first_task.go
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

// APIError: Erro retornado pela API. O código de erro indica o que fazer.
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

// Estes códigos não são falhas: aguarde e consulte de novo.
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

// Cria a tarefa e consulta a solução, cujos campos dependem do tipo de tarefa.
func solve(ctx context.Context, task any) (json.RawMessage, error) {
	ctx, cancel := context.WithTimeout(ctx, 180*time.Second)
	defer cancel()

	// Não repita createTask: se apenas a resposta se perder, você paga por duas tarefas.
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
			// Uma falha de rede não interrompe a tarefa, então consulte de novo.
			networkFailures++
			if networkFailures > maxNetworkFailures {
				return nil, err
			}
		}
	}
}

// Chama um método da API. O sucesso depende de errorId no corpo, não do status HTTP.
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
	// HTTP 500 ou 503 em getTaskResult significa que a solução ainda não está pronta.
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
