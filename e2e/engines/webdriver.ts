/** The part of a W3C WebDriver client that webkit.ts needs: https://www.w3.org/TR/webdriver2/#endpoints */
export interface Session {
  get<Result>(path: string): Promise<Result>;
  post<Result = null>(path: string, body?: object): Promise<Result>;
  delete<Result = null>(path: string): Promise<Result>;
}

export async function newSession(driver: string, capabilities: object): Promise<Session> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, body);
  const at = (path: string) => `${driver}/session/${sessionId}${path}`;
  return {
    get: (path) => send('GET', at(path)),
    post: (path, body = {}) => send('POST', at(path), body),
    delete: (path) => send('DELETE', at(path)),
  };
}

async function send<Result>(method: string, address: string, body?: object): Promise<Result> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  End: '\uE010',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** Key actions: down in the given order, up in the reverse. */
export function pressTogether(keys: string[]): object {
  const values = keys.map((key) => KEYS[key] ?? key);
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ],
  };
}

export function pressInTurn(text: string): object {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}

export function pointer(x: number, y: number, press: boolean): object {
  const button = 0;
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      ...(press
        ? [
            { type: 'pointerDown', button },
            { type: 'pointerUp', button },
          ]
        : []),
    ],
  };
}
