/** Timing of the server's sandbox at `/sandbox/`. It replaces the timing of the contract. */
export const SANDBOX_TIMING = {
  /** Polling interval. */
  intervalSeconds: 1,
  /** Until then the status is `processing`. */
  readyAfterSeconds: 3,
} as const;

/** The key that works. Key modifiers may follow. */
export const SANDBOX_KEY = 'YOUR_API_KEY';

/** Faults that readers should try, and the key that causes each one. */
export const PROVOCATIONS = [
  { id: 'wrongKey', key: 'WRONG_KEY', method: 'createTask', code: 'ERROR_KEY_DOES_NOT_EXIST' },
  { id: 'zeroBalance', key: 'ERROR_ZERO_BALANCE', method: 'createTask', code: 'ERROR_ZERO_BALANCE' },
  {
    id: 'proxyDead',
    key: 'ERROR_PROXY_CONNECT_REFUSED',
    method: 'getTaskResult',
    code: 'ERROR_PROXY_CONNECT_REFUSED',
  },
  {
    id: 'unsolvable',
    key: 'ERROR_CAPTCHA_UNSOLVABLE',
    method: 'getTaskResult',
    code: 'ERROR_CAPTCHA_UNSOLVABLE',
  },
  { id: 'tooMany', key: 'RATE_LIMITED', method: 'getTaskResult', code: 'ERROR_TOO_MUCH_REQUESTS' },
  { id: 'unavailable', key: 'HTTP_503', method: 'getTaskResult', code: 'ERROR_SERVICE_NOT_AVAILABLE' },
] as const;
