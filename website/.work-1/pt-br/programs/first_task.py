"""Resolve um reCAPTCHA v2 e mostra o token.

Requisitos: Python 3.9+, requests 2.28+
Execução: API_KEY=... python3 first_task.py
"""
import os
import sys
import time

import requests

API_URL = os.environ.get("API_URL", "https://api.captcha-cloud.example")
API_KEY = os.environ.get("API_KEY", "YOUR_API_KEY")
# Estes códigos não são falhas: aguarde e consulte de novo.
ASK_AGAIN = {"CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS"}
MAX_NETWORK_FAILURES = 3


class ApiError(Exception):
    """Erro retornado pela API. O código de erro indica o que fazer."""

    def __init__(self, error_code, description=None):
        super().__init__(f"{error_code}: {description}" if description else error_code)
        self.error_code = error_code


def call(method, **fields):
    """Chama um método da API. O sucesso depende de errorId no corpo, não do status HTTP."""
    response = requests.post(
        f"{API_URL}/{method}", json={"clientKey": API_KEY, **fields}, timeout=30
    )
    # HTTP 500 ou 503 em getTaskResult significa que a solução ainda não está pronta.
    if method == "getTaskResult" and response.status_code in (500, 503):
        raise ApiError("CAPTCHA_NOT_READY")
    body = response.json()
    if body["errorId"] != 0:
        raise ApiError(body["errorCode"], body.get("errorDescription"))
    return body


def solve(task, timeout=180):
    """Cria a tarefa e consulta a solução, cujos campos dependem do tipo de tarefa."""
    deadline = time.monotonic() + timeout
    # Não repita createTask: se apenas a resposta se perder, você paga por duas tarefas.
    task_id = call("createTask", task=task)["taskId"]
    network_failures = 0
    time.sleep(1)
    while time.monotonic() < deadline:
        try:
            result = call("getTaskResult", taskId=task_id)
            if result["status"] == "ready":
                return result["solution"]
        except ApiError as error:
            if error.error_code not in ASK_AGAIN:
                raise
        except requests.RequestException:
            # Uma falha de rede não interrompe a tarefa, então consulte de novo.
            network_failures += 1
            if network_failures > MAX_NETWORK_FAILURES:
                raise
        time.sleep(3)
    raise TimeoutError("Nenhuma solução dentro do tempo limite.")


def main():
    """Resolve um reCAPTCHA v2 e mostra o token."""
    try:
        solution = solve({
            "type": "RecaptchaV2Task",
            "websiteURL": "https://example.com/login",
            "websiteKey": "YOUR_SITE_KEY",
        })
    except (ApiError, TimeoutError, requests.RequestException) as error:
        sys.exit(str(error))
    print(solution["gRecaptchaResponse"])


if __name__ == "__main__":
    main()
