#!/usr/bin/env bash
# 识别一个 reCAPTCHA v2 并输出令牌。
# 需要 Bash 4+, curl, jq
# 执行 API_KEY=... bash first-task.sh
set -euo pipefail

API_URL=${API_URL:-'https://api.captcha-cloud.example'}
export API_KEY=${API_KEY:-YOUR_API_KEY}

# 调用一个 API 接口。是否成功以响应体中的 errorId 为准，与 HTTP 状态码无关。
call() {
  local response
  response=$(
    jq --null-input --argjson fields "$2" '{clientKey: env.API_KEY} + $fields' |
      curl --silent --show-error --max-time 30 --write-out '\n%{http_code}' \
        --header 'Content-Type: application/json' --data @- "$API_URL/$1"
  ) || return
  case "$1 ${response##*$'\n'}" in
    # getTaskResult 返回 HTTP 500 或 503 时，表示结果尚未就绪。
    'getTaskResult 500' | 'getTaskResult 503') echo '{"errorId": 1, "errorCode": "CAPTCHA_NOT_READY"}' ;;
    *) jq --compact-output . <<<"${response%$'\n'*}" ;;
  esac
}

fail() {
  echo "$1" >&2
  exit 1
}

deadline=$((SECONDS + 180))

# 不要重试 createTask：如果丢失的只是响应，重试会创建第二个任务，重复扣费。
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
      # 以下错误码不表示失败：稍等后再次查询即可。
      processing | CAPTCHA_NOT_READY | ERROR_TOO_MUCH_REQUESTS) ;;
      *) fail "$outcome" ;;
    esac
  else
    # 网络故障不会中断任务，因此再次查询即可。
    ((++network_failures <= 3)) || exit 1
  fi
  sleep 3
done
fail '在时限内未获得结果。'
