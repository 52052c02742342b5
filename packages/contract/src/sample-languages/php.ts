import { asciiJson, type SampleWriter, withImage } from './writer.ts';

/** Nowdoc: nothing is escaped or interpolated. */
const nowdoc = (body: unknown) => `<<<'JSON'\n${asciiJson(body)}\nJSON`;

const heredoc = (body: unknown) =>
  `<<<JSON\n${withImage(asciiJson(body).replace(/[\\$]/g, '\\$&'), '"$imageBase64"')}\nJSON`;

const read = (image: string) => `$image = file_get_contents('${image}');
if ($image === false) {
    throw new RuntimeException('${image}');
}
$imageBase64 = base64_encode($image);
`;

const CALL = `$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}`;

const poll = `$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
$result = in_array($status, [500, 503], true)
    ? ['errorId' => 0, 'status' => 'processing']
    : json_decode($response, true, flags: JSON_THROW_ON_ERROR);
$outcome = $result['errorId'] === 0 ? $result['status'] : $result['errorCode'];
echo match ($outcome) {
    'ready' => print_r($result['solution'], true),
    'processing', 'CAPTCHA_NOT_READY', 'ERROR_TOO_MUCH_REQUESTS' => 'processing',
    default => throw new RuntimeException($outcome),
}, PHP_EOL;`;

const print = (field: string) => `$result = json_decode($response, true, flags: JSON_THROW_ON_ERROR);
if ($result['errorId'] !== 0) {
    throw new RuntimeException($result['errorCode']);
}
echo $result['${field}'], PHP_EOL;`;

export const php: SampleWriter = {
  post: ({ url, body, runtime, prints, image }) => `<?php // ${runtime}

${image ? read(image) : ''}$body = ${image ? heredoc(body) : nowdoc(body)};
$curl = curl_init('${url}');
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => $body,
    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
${CALL}
${prints === 'solution' ? poll : print(prints)}`,

  get: (url, runtime) => `<?php // ${runtime}

$curl = curl_init('${url}');
curl_setopt_array($curl, [
    CURLOPT_FAILONERROR => true,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
${CALL}
echo $response, PHP_EOL;`,
};
