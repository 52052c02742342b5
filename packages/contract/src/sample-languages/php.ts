import { json, type SampleWriter } from './writer.ts';

/** Nowdoc: nothing is escaped or interpolated. */
export const php: SampleWriter = {
  post: (url, body, runtime) => `<?php // ${runtime}

$body = <<<'JSON'
${json(body)}
JSON;
$curl = curl_init('${url}');
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => $body,
    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
$response = curl_exec($curl) ?: throw new RuntimeException(curl_error($curl));
$result = json_decode($response, true);
if ($result['errorId'] !== 0) {
    throw new RuntimeException($result['errorCode']);
}
print_r($result);`,

  get: (url, runtime) => `<?php // ${runtime}

$curl = curl_init('${url}');
curl_setopt_array($curl, [
    CURLOPT_FAILONERROR => true,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
echo curl_exec($curl) ?: throw new RuntimeException(curl_error($curl));`,
};
