"""Solves a reCAPTCHA v2 and prints the token.

Requires: Python 3.9+, requests 2.28+
Run: API_KEY=... python3 first_task.py
"""
import os
import sys
import time

import requests

API_URL = os.environ.get("API_URL", "https://api.captcha-cloud.example")
API_KEY = os.environ.get("API_KEY", "YOUR_API_KEY")
# These codes are not failures: wait, then poll again.
ASK_AGAIN = {"CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS"}
MAX_NETWORK_FAILURES = 3


class ApiError(Exception):
    """An error that the API returned. Use its error code to decide what to do."""

    def __init__(self, error_code, description=None):
        super().__init__(f"{error_code}: {description}" if description else error_code)
        self.error_code = error_code


def call(method, **fields):
    """Calls an API method. Success depends on errorId in the body, not on the HTTP status."""
    response = requests.post(
        f"{API_URL}/{method}", json={"clientKey": API_KEY, **fields}, timeout=30
    )
    # HTTP 500 or 503 from getTaskResult means that the solution is not ready yet.
    if method == "getTaskResult" and response.status_code in (500, 503):
        raise ApiError("CAPTCHA_NOT_READY")
    body = response.json()
    if body["errorId"] != 0:
        raise ApiError(body["errorCode"], body.get("errorDescription"))
    return body


def solve(task, timeout=180):
    """Creates a task and polls for its solution, whose fields depend on the task type."""
    deadline = time.monotonic() + timeout
    # Do not retry createTask: if only the response is lost, you pay for two tasks.
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
            # The task keeps running after a network failure, so poll again.
            network_failures += 1
            if network_failures > MAX_NETWORK_FAILURES:
                raise
        time.sleep(3)
    raise TimeoutError("No solution within the time limit.")


def main():
    """Solves a reCAPTCHA v2 and prints the token."""
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
