<?php
// 识别一个 reCAPTCHA v2 并输出令牌。
// 需要 PHP 8.1+, ext-curl
// 执行 API_KEY=... php first-task.php

declare(strict_types=1);

define('API_URL', getenv('API_URL') ?: 'https://api.captcha-cloud.example');
define('API_KEY', getenv('API_KEY') ?: 'YOUR_API_KEY');
// 以下错误码不表示失败：稍等后再次查询即可。
const ASK_AGAIN = ['CAPTCHA_NOT_READY', 'ERROR_TOO_MUCH_REQUESTS'];
const MAX_NETWORK_FAILURES = 3;

/** API 返回的错误，可根据错误码决定如何处理。 */
final class ApiException extends RuntimeException
{
    public function __construct(public readonly string $errorCode, ?string $description = null)
    {
        parent::__construct($description ? "$errorCode: $description" : $errorCode);
    }
}

final class NetworkException extends RuntimeException
{
}

final class TimeoutException extends RuntimeException
{
}

/** 调用一个 API 接口。是否成功以响应体中的 errorId 为准，与 HTTP 状态码无关。 */
function call(string $method, array $fields): array
{
    $curl = curl_init(API_URL . "/$method");
    curl_setopt_array($curl, [
        CURLOPT_POSTFIELDS => json_encode(['clientKey' => API_KEY] + $fields, JSON_THROW_ON_ERROR),
        CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
    ]);
    $response = curl_exec($curl);
    if ($response === false) {
        throw new NetworkException("$method: " . curl_error($curl));
    }
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    // getTaskResult 返回 HTTP 500 或 503 时，表示结果尚未就绪。
    if ($method === 'getTaskResult' && in_array($status, [500, 503], true)) {
        throw new ApiException('CAPTCHA_NOT_READY');
    }
    $body = json_decode($response, true);
    if (!is_array($body)) {
        throw new NetworkException("$method: HTTP $status");
    }
    if ($body['errorId'] !== 0) {
        throw new ApiException($body['errorCode'], $body['errorDescription'] ?? null);
    }
    return $body;
}

/** 创建任务并轮询结果，结果包含的字段取决于任务类型。 */
function solve(array $task, int $timeoutSeconds = 180): array
{
    $deadline = hrtime(true) + $timeoutSeconds * 1_000_000_000;
    // 不要重试 createTask：如果丢失的只是响应，重试会创建第二个任务，重复扣费。
    $taskId = call('createTask', ['task' => $task])['taskId'];
    $networkFailures = 0;
    sleep(1);
    while (hrtime(true) < $deadline) {
        try {
            $result = call('getTaskResult', ['taskId' => $taskId]);
            if ($result['status'] === 'ready') {
                return $result['solution'];
            }
        } catch (ApiException $error) {
            if (!in_array($error->errorCode, ASK_AGAIN, true)) {
                throw $error;
            }
        } catch (NetworkException $error) {
            // 网络故障不会中断任务，因此再次查询即可。
            $networkFailures++;
            if ($networkFailures > MAX_NETWORK_FAILURES) {
                throw $error;
            }
        }
        sleep(3);
    }
    throw new TimeoutException('在时限内未获得结果。');
}

try {
    $solution = solve([
        'type' => 'RecaptchaV2Task',
        'websiteURL' => 'https://example.com/login',
        'websiteKey' => 'YOUR_SITE_KEY',
    ]);
    echo $solution['gRecaptchaResponse'], PHP_EOL;
} catch (ApiException | NetworkException | TimeoutException $error) {
    fwrite(STDERR, $error->getMessage() . PHP_EOL);
    exit(1);
}
