"""Решает reCAPTCHA v2 и выводит токен.

Требуется: Python 3.9+, requests 2.28+
Запуск: API_KEY=... python3 first_task.py
"""
import os
import sys
import time

import requests

API_URL = os.environ.get("API_URL", "https://api.captcha-cloud.example")
API_KEY = os.environ.get("API_KEY", "YOUR_API_KEY")
# Эти коды не означают неудачу: подождите и запросите результат ещё раз.
ASK_AGAIN = {"CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS"}
MAX_NETWORK_FAILURES = 3


class ApiError(Exception):
    """Ошибка, которую вернул API. Что делать дальше, определяет код ошибки."""

    def __init__(self, error_code, description=None):
        super().__init__(f"{error_code}: {description}" if description else error_code)
        self.error_code = error_code


def call(method, **fields):
    """Вызывает метод API. Успех определяет errorId в теле ответа, а не статус HTTP."""
    response = requests.post(
        f"{API_URL}/{method}", json={"clientKey": API_KEY, **fields}, timeout=30
    )
    # HTTP 500 или 503 от getTaskResult означает, что решение ещё не готово.
    if method == "getTaskResult" and response.status_code in (500, 503):
        raise ApiError("CAPTCHA_NOT_READY")
    body = response.json()
    if body["errorId"] != 0:
        raise ApiError(body["errorCode"], body.get("errorDescription"))
    return body


def solve(task, timeout=180):
    """Создаёт задачу и ждёт решения. Состав полей решения зависит от типа задачи."""
    deadline = time.monotonic() + timeout
    # Не повторяйте createTask: если потерялся только ответ, вы заплатите за две задачи.
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
            # Сбой сети не прерывает задачу, поэтому запросите результат ещё раз.
            network_failures += 1
            if network_failures > MAX_NETWORK_FAILURES:
                raise
        time.sleep(3)
    raise TimeoutError("Решение не получено за отведённое время.")


def main():
    """Решает reCAPTCHA v2 и выводит токен."""
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
