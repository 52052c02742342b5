#!/usr/bin/env bash
# {{about}}
# {{requires}} {{needs}}
# {{run}} bash first-task.sh
set -euo pipefail

API_URL=${API_URL:-'{{apiUrl}}'}
export API_KEY=${API_KEY:-}

# {{call}}
call() {
  local response
  response=$(
    jq --null-input --argjson fields "$2" '{clientKey: env.API_KEY} + $fields' |
      curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
        --header 'Content-Type: application/json' --data @- "$API_URL/$1"
  ) || return
  case "$1 ${response##*$'\n'}" in
    # {{notReady}}
    'getTaskResult 500' | 'getTaskResult 503') echo '{"errorId": 1, "errorCode": "CAPTCHA_NOT_READY"}' ;;
    *) jq --null-input --compact-output 'input' <<<"${response%$'\n'*}" ;;
  esac
}

fail() {
  echo "$1" >&2
  exit 1
}

[[ $API_KEY ]] || fail '{{noKey}}'

deadline=$((SECONDS + 180))

# {{createOnce}}
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
      # {{notReadyCodes}}
      processing | CAPTCHA_NOT_READY | ERROR_TOO_MUCH_REQUESTS) ;;
      *) fail "$outcome" ;;
    esac
  else
    # {{networkFailure}}
    ((++network_failures <= 3)) || exit 1
  fi
  sleep 3
done
fail '{{timedOut}}'
