#!/usr/bin/env bash
# Solves one reCAPTCHA v2 and prints the token.
# Run: API_KEY=... bash first-task.sh
set -euo pipefail

API_HOST=${API_HOST:-%API_URL%}
API_KEY=${API_KEY:-YOUR_API_KEY}

# Sends JSON to a method; prints the answer in one line, with the HTTP status behind it.
call() {
  curl --silent --show-error --max-time 30 --write-out ' %{http_code}' \
    --header 'Content-Type: application/json' --data "$2" "$API_HOST/$1" | tr -d '\n'
}

# Reads one field of a JSON answer.
field() {
  sed -n "s/.*\"$1\" *: *\"\{0,1\}\([^\",}]*\).*/\1/p" <<<"$2"
}

# 1. Create the task.
answer=$(call createTask '{
  "clientKey": "'"$API_KEY"'",
  "task": {
    "type": "RecaptchaV2Task",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY"
  }
}')
if [[ $(field errorId "$answer") != 0 ]]; then
  echo "createTask failed: $(field errorCode "$answer")" >&2
  exit 1
fi
task_id=$(field taskId "$answer")

# 2. Ask for the result: first after 1 s, then every 3 s, for at most 180 s (60 calls; 120 are allowed).
sleep 1
for ((waited = 1; waited <= 180; waited += 3)); do
  answer=$(call getTaskResult '{ "clientKey": "'"$API_KEY"'", "taskId": '"$task_id"' }')
  error=$(field errorCode "$answer")
  if [[ $(field status "$answer") == ready ]]; then
    field gRecaptchaResponse "$answer"
    exit 0
  fi
  # Not ready yet: status "processing", CAPTCHA_NOT_READY, or HTTP 500 or 503.
  if [[ $(field errorId "$answer") == 1 && $error != CAPTCHA_NOT_READY && ! $answer =~ \ 50[03]$ ]]; then
    echo "The task failed: $error" >&2
    exit 1
  fi
  sleep 3
done
echo 'No result within 180 s.' >&2
exit 1
