import type { SampleWriter } from './index.ts';
import { type LiteralStyle, literal, singleQuoted } from './literals.ts';

const STYLE: LiteralStyle = {
  indent: '    ',
  object: ['[', ']'],
  emptyObject: 'new stdClass()',
  key: (name) => `${singleQuoted(name)} => `,
  text: singleQuoted,
  words: { true: 'true', false: 'false', null: 'null' },
};

export const php: SampleWriter = {
  post: (url, body, needs) => `<?php
// ${needs}

$curl = curl_init('${url}');
curl_setopt_array($curl, [
    CURLOPT_POSTFIELDS => json_encode(${literal(body, STYLE, '    ')}),
    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}
$result = json_decode($response, true, flags: JSON_THROW_ON_ERROR);
if ($result['errorId'] !== 0) {
    throw new RuntimeException($result['errorCode']);
}
print_r($result);`,

  get: (url, runtime) => `<?php
// ${runtime}

$curl = curl_init('${url}');
curl_setopt_array($curl, [
    CURLOPT_FAILONERROR => true,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}
echo $response, PHP_EOL;`,
};
