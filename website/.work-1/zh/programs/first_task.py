"""识别一个 reCAPTCHA v2 并输出令牌。

需要 Python 3.9+, requests 2.28+
执行 API_KEY=... python3 first_task.py
"""
import os
import sys
import time

import requests

API_URL = os.environ.get("API_URL", "https://api.captcha-cloud.example")
API_KEY = os.environ.get("API_KEY", "YOUR_API_KEY")
# 以下错误码不表示失败：稍等后再次查询即可。
ASK_AGAIN = {"CAPTCHA_NOT_READY", "ERROR_TOO_MUCH_REQUESTS"}
MAX_NETWORK_FAILURES = 3


class ApiError(Exception):
    """API 返回的错误，可根据错误码决定如何处理。"""

    def __init__(self, error_code, description=None):
        super().__init__(f"{error_code}: {description}" if description else error_code)
        self.error_code = error_code


def call(method, **fields):
    """调用一个 API 接口。是否成功以响应体中的 errorId 为准，与 HTTP 状态码无关。"""
    response = requests.post(
        f"{API_URL}/{method}", json={"clientKey": API_KEY, **fields}, timeout=30
    )
    # getTaskResult 返回 HTTP 500 或 503 时，表示结果尚未就绪。
    if method == "getTaskResult" and response.status_code in (500, 503):
        raise ApiError("CAPTCHA_NOT_READY")
    body = response.json()
    if body["errorId"] != 0:
        raise ApiError(body["errorCode"], body.get("errorDescription"))
    return body


def solve(task, timeout=180):
    """创建任务并轮询结果，结果包含的字段取决于任务类型。"""
    deadline = time.monotonic() + timeout
    # 不要重试 createTask：如果丢失的只是响应，重试会创建第二个任务，重复扣费。
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
            # 网络故障不会中断任务，因此再次查询即可。
            network_failures += 1
            if network_failures > MAX_NETWORK_FAILURES:
                raise
        time.sleep(3)
    raise TimeoutError("在时限内未获得结果。")


def main():
    """识别一个 reCAPTCHA v2 并输出令牌。"""
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
