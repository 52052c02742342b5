import { createServer } from 'node:http';
import { wholeNumber } from '@docs/site/variables';
import { localSandbox } from '../src/sandbox/local.ts';

const port = readPort();
const server = createServer(await localSandbox());
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with PORT.` : error.message,
  );
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  console.log(`Sandbox of the API, solves nothing: http://127.0.0.1:${chosen} with the key YOUR_API_KEY`);
});

function readPort(): number {
  try {
    return wholeNumber(process.env, 'PORT', { initial: 4010, minimum: 0, maximum: 65_535 });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
