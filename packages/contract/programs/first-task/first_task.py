"""{{about}}

{{requires}} {{needs}}
{{run}} python3 first_task.py
"""
import os
import sys
import time

import requests

API_URL = os.environ.get("API_URL", "{{apiUrl}}")
API_KEY = os.environ.get("API_KEY")
# {{notReadyCodes}}
NOT_READY_CODES = {"CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS"}
MAX_NETWORK_FAILURES = 3


class ApiError(Exception):
    """{{apiError}}"""

    def __init__(self, error_code, description=None):
        super().__init__(f"{error_code}: {description}" if description else error_code)
        self.error_code = error_code


def call(method, **fields):
    """{{call}}"""
    response = requests.post(
        f"{API_URL}/{method}", json={"clientKey": API_KEY, **fields}, timeout=30
    )
    # {{notReady}}
    if method == "getTaskResult" and response.status_code in (500, 503):
        raise ApiError("CAPTCHA_NOT_READY")
    body = response.json()
    if body["errorId"] != 0:
        raise ApiError(body["errorCode"], body.get("errorDescription"))
    return body


def solve(task, timeout=180):
    """{{solve}}"""
    deadline = time.monotonic() + timeout
    # {{createOnce}}
    task_id = call("createTask", task=task)["taskId"]
    network_failures = 0
    time.sleep(1)
    while time.monotonic() < deadline:
        try:
            result = call("getTaskResult", taskId=task_id)
            if result["status"] == "ready":
                return result["solution"]
        except ApiError as error:
            if error.error_code not in NOT_READY_CODES:
                raise
        except requests.RequestException:
            # {{networkFailure}}
            network_failures += 1
            if network_failures > MAX_NETWORK_FAILURES:
                raise
        time.sleep(3)
    raise TimeoutError("{{timedOut}}")


def main():
    """{{about}}"""
    if not API_KEY:
        sys.exit("{{noKey}}")
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
