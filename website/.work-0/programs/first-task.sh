#!/usr/bin/env bash
# Solves a reCAPTCHA v2 and prints the token.
# Requires: Bash 4+, curl, jq
# Run: API_KEY=... bash first-task.sh
set -euo pipefail

API_URL=${API_URL:-'https://api.captcha-cloud.example'}
export API_KEY=${API_KEY:-YOUR_API_KEY}

# Calls an API method. Success depends on errorId in the body, not on the HTTP status.
call() {
  local response
  response=$(
    jq --null-input --argjson fields "$2" '{clientKey: env.API_KEY} + $fields' |
      curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
        --header 'Content-Type: application/json' --data @- "$API_URL/$1"
  ) || return
  case "$1 ${response##*$'\n'}" in
    # HTTP 500 or 503 from getTaskResult means that the solution is not ready yet.
    'getTaskResult 500' | 'getTaskResult 503') echo '{"errorId": 1, "errorCode": "CAPTCHA_NOT_READY"}' ;;
    *) jq --compact-output . <<<"${response%$'\n'*}" ;;
  esac
}

fail() {
  echo "$1" >&2
  exit 1
}

deadline=$((SECONDS + 180))

# Do not retry createTask: if only the response is lost, you pay for two tasks.
created=$(call createTask '{
  "task": {
    "type": "RecaptchaV2Task",
    "websiteURL": "https://example.com/login",
    "websiteKey": "YOUR_SITE_KEY"
  }
}')
task_id=$(jq --exit-status 'select(.errorId == 0).taskId' <<<"$created") ||
  fail "$(jq --raw-output '.errorCode' <<<"$created")"

network_failures=0
sleep 1
while ((SECONDS < deadline)); do
  if result=$(call getTaskResult "{\"taskId\": $task_id}"); then
    outcome=$(jq --raw-output 'if .errorId == 0 then .status else .errorCode end' <<<"$result")
    case $outcome in
      ready)
        jq --raw-output '.solution.gRecaptchaResponse' <<<"$result"
        exit
        ;;
      # These codes are not failures: wait, then poll again.
      processing | CAPTCHA_NOT_READY | ERROR_TOO_MUCH_REQUESTS) ;;
      *) fail "$outcome" ;;
    esac
  else
    # The task keeps running after a network failure, so poll again.
    ((++network_failures <= 3)) || exit 1
  fi
  sleep 3
done
fail 'No solution within the time limit.'
