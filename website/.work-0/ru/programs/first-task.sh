#!/usr/bin/env bash
# Решает reCAPTCHA v2 и выводит токен.
# Требуется: Bash 4+, curl, jq
# Запуск: API_KEY=... bash first-task.sh
set -euo pipefail

API_URL=${API_URL:-'https://api.captcha-cloud.example'}
export API_KEY=${API_KEY:-YOUR_API_KEY}

# Вызывает метод API. Успех определяет errorId в теле ответа, а не статус HTTP.
call() {
  local response
  response=$(
    jq --null-input --argjson fields "$2" '{clientKey: env.API_KEY} + $fields' |
      curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
        --header 'Content-Type: application/json' --data @- "$API_URL/$1"
  ) || return
  case "$1 ${response##*$'\n'}" in
    # HTTP 500 или 503 от getTaskResult означает, что решение ещё не готово.
    'getTaskResult 500' | 'getTaskResult 503') echo '{"errorId": 1, "errorCode": "CAPTCHA_NOT_READY"}' ;;
    *) jq --compact-output . <<<"${response%$'\n'*}" ;;
  esac
}

fail() {
  echo "$1" >&2
  exit 1
}

deadline=$((SECONDS + 180))

# Не повторяйте createTask: если потерялся только ответ, вы заплатите за две задачи.
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
      # Эти коды не означают неудачу: подождите и запросите результат ещё раз.
      processing | CAPTCHA_NOT_READY | ERROR_TOO_MUCH_REQUESTS) ;;
      *) fail "$outcome" ;;
    esac
  else
    # Сбой сети не прерывает задачу, поэтому запросите результат ещё раз.
    ((++network_failures <= 3)) || exit 1
  fi
  sleep 3
done
fail 'Решение не получено за отведённое время.'
