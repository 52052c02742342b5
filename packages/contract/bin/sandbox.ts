import { createServer } from 'node:http';
import { sandbox } from '../src/sandbox.ts';

const DEFAULT_PORT = '4010';

const port = Number(process.env.PORT ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is ${JSON.stringify(process.env.PORT)}, but it must be a number from 0 to 65535.`);
  process.exit(1);
}

const server = createServer(sandbox());
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
