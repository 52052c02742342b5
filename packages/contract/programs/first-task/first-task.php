<?php
// Solves one reCAPTCHA v2 and prints the token.
// Run: API_KEY=... php first-task.php (PHP 8 with the curl extension)

define('API_HOST', getenv('API_HOST') ?: '%API_URL%');
define('API_KEY', getenv('API_KEY') ?: 'YOUR_API_KEY');

function call(string $method, array $fields): array
{
    $curl = curl_init(API_HOST . "/$method");
    curl_setopt_array($curl, [
        CURLOPT_POST => true,
        CURLOPT_POSTFIELDS => json_encode(['clientKey' => API_KEY] + $fields),
        CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
    ]);
    $answer = curl_exec($curl);
    if ($answer === false) {
        throw new RuntimeException("$method: " . curl_error($curl));
    }
    // getTaskResult may answer 500 or 503 for a moment: treat it as "not ready".
    $status = curl_getinfo($curl, CURLINFO_HTTP_CODE);
    if ($method === 'getTaskResult' && in_array($status, [500, 503], true)) {
        return ['errorId' => 0, 'status' => 'processing'];
    }
    return json_decode($answer, true, 512, JSON_THROW_ON_ERROR);
}

function solve(array $task): array
{
    // 1. Create the task.
    $created = call('createTask', ['task' => $task]);
    if ($created['errorId'] !== 0) {
        throw new RuntimeException("createTask failed: {$created['errorCode']}");
    }

    // 2. Ask for the result: first after 1 s, then every 3 s, for at most 180 s (60 calls; 120 are allowed).
    sleep(1);
    for ($waited = 1; $waited <= 180; $waited += 3) {
        $result = call('getTaskResult', ['taskId' => $created['taskId']]);
        if (($result['status'] ?? null) === 'ready') {
            return $result['solution'];
        }
        if ($result['errorId'] !== 0 && $result['errorCode'] !== 'CAPTCHA_NOT_READY') {
            throw new RuntimeException("The task failed: {$result['errorCode']}");
        }
        sleep(3);
    }
    throw new RuntimeException('No result within 180 s.');
}

try {
    $solution = solve([
        'type' => 'RecaptchaV2Task',
        'websiteURL' => 'https://example.com/login',
        'websiteKey' => 'YOUR_SITE_KEY',
    ]);
    echo $solution['gRecaptchaResponse'], "\n";
} catch (Exception $error) {
    fwrite(STDERR, $error->getMessage() . "\n");
    exit(1);
}
