"""Solves one reCAPTCHA v2 and prints the token.

Run: API_KEY=... python3 first_task.py (Python 3.6 or later, no packages needed)
"""
import json
import os
import sys
import time
import urllib.error
import urllib.request

API_HOST = os.environ.get("API_HOST", "%API_URL%")
API_KEY = os.environ.get("API_KEY", "YOUR_API_KEY")


def call(method, body):
    request = urllib.request.Request(
        f"{API_HOST}/{method}",
        data=json.dumps({"clientKey": API_KEY, **body}).encode(),
        headers={"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        # getTaskResult may answer 500 or 503 for a moment: treat it as "not ready".
        if method == "getTaskResult" and error.code in (500, 503):
            return {"errorId": 0, "status": "processing"}
        raise


def solve(task):
    # 1. Create the task.
    created = call("createTask", {"task": task})
    if created["errorId"] != 0:
        sys.exit(f"createTask failed: {created['errorCode']}")

    # 2. Ask for the result: first after 1 s, then every 3 s, for at most 180 s (60 calls; 120 are allowed).
    time.sleep(1)
    for _ in range(1, 181, 3):
        result = call("getTaskResult", {"taskId": created["taskId"]})
        if result.get("status") == "ready":
            return result["solution"]
        if result["errorId"] != 0 and result["errorCode"] != "CAPTCHA_NOT_READY":
            sys.exit(f"The task failed: {result['errorCode']}")
        time.sleep(3)
    sys.exit("No result within 180 s.")


solution = solve({
    "type": "RecaptchaV2Task",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY",
})
print(solution["gRecaptchaResponse"])
