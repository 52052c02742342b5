import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Documentation } from './documentation.ts';
import { docsServer } from './tools.ts';

/**
 * One message, one response. Each call has its own server, which is closed after the response: nothing is shared
 * between clients and nothing is kept. Clients of the protocol's 2025 versions start with a handshake, which a
 * stateless server answers and forgets. Since 2026-07-28 every message is independent.
 */
export async function answerMessage(
  docs: Documentation,
  request: Request,
  message: unknown,
): Promise<Response> {
  const newServer = () => docsServer(docs);
  if (await isLegacyRequest(request, message)) return answerOnce(newServer(), request, message);
  // No subscriptions: nothing changes within a call.
  const handler = createMcpHandler(newServer, { legacy: 'reject', maxSubscriptions: 0 });
  return handler.fetch(request, { parsedBody: message });
}

/** The SDK's stateless fallback responds with an event stream. Plain JSON is enough for one response. */
async function answerOnce(server: McpServer, request: Request, message: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}
