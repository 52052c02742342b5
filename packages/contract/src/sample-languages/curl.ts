import { asciiJson, type SampleWriter, withImage } from './writer.ts';

/** For each quote: ends the string, adds an escaped quote, and starts a new string. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The last three characters of the input are the HTTP status. */
const poll = `jq --raw-input --slurp --raw-output '
    if .[-3:] == "500" or .[-3:] == "503" then "processing"
    else .[:-3] | fromjson | . as $result |
      if .errorId == 0 then .status else .errorCode end |
      if . == "ready" then $result.solution
      elif . == "processing" or . == "CAPTCHA_NOT_READY" or . == "ERROR_TOO_MUCH_REQUESTS"
      then "processing"
      else error end
    end'`;

/** `input` fails if the response is empty. Without it, jq would succeed and print nothing. */
const print = (field: string) =>
  `jq --null-input 'input | if .errorId == 0 then .${field} else error(.errorCode) end'`;

/** The image is too long for an argument of a command, so it goes through a pipe. */
const piped = (image: string, body: unknown) => `base64 <${image} | tr -d '\\n' |
  jq --raw-input --slurp ${quoted(withImage(asciiJson(body), '.'))} |
  `;

export const curl: SampleWriter = {
  post: ({ url, body, prints, image }) => {
    const options = [
      `--silent --show-error --max-time 30 '${url}'`,
      ...(prints === 'solution' ? ["--write-out '%{http_code}'"] : []),
      "--header 'Content-Type: application/json'",
      `--data ${image ? '@-' : quoted(asciiJson(body))}`,
    ];
    const margin = image ? '    ' : '  ';
    return `${image ? piped(image, body) : ''}curl ${options.join(` \\\n${margin}`)} |
  ${prints === 'solution' ? poll : print(prints)}`;
  },

  get: (url) => `curl --silent --show-error --fail --max-time 30 '${url}'`,
};
