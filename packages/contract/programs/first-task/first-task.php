<?php
// {{about}}
// {{requires}} {{needs}}
// {{run}} php first-task.php

declare(strict_types=1);

define('API_URL', getenv('API_URL') ?: '{{apiUrl}}');
define('API_KEY', getenv('API_KEY'));
// {{notReadyCodes}}
const NOT_READY_CODES = ['CAPTCHA_NOT_READY', 'ERROR_TOO_MUCH_REQUESTS'];
const MAX_NETWORK_FAILURES = 3;

/** {{apiError}} */
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

/** {{call}} */
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
    // {{notReady}}
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

/** {{solve}} */
function solve(array $task, int $timeoutSeconds = 180): array
{
    $deadline = hrtime(true) + $timeoutSeconds * 1_000_000_000;
    // {{createOnce}}
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
            if (!in_array($error->errorCode, NOT_READY_CODES, true)) {
                throw $error;
            }
        } catch (NetworkException $error) {
            // {{networkFailure}}
            $networkFailures++;
            if ($networkFailures > MAX_NETWORK_FAILURES) {
                throw $error;
            }
        }
        sleep(3);
    }
    throw new TimeoutException('{{timedOut}}');
}

if (!API_KEY) {
    fwrite(STDERR, '{{noKey}}' . PHP_EOL);
    exit(1);
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
