import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { clientNetwork } from './client-network.ts';
import type { Config } from './config.ts';

interface Connection {
  socket: Socket;
  /** null: no limit. */
  client: string | null;
  requests: number;
}

/**
 * Limits the open connections of the server and of each client. At the limit, a new connection replaces an idle one. It
 * is refused only if all others have a request in progress.
 */
export function limitConnections(server: Server, config: Config): void {
  const { maxConnections, maxConnectionsPerAddress, trustProxy } = config;
  const isProxy = trustProxy ? compile(trustProxy) : () => false;
  const open = new Map<Socket, Connection>();
  /** In the order in which they became idle. A connection whose first request is not complete counts as idle. */
  const idle = new Set<Connection>();
  const byClient = new Map<string, Set<Connection>>();

  server.on('connection', (socket: Socket) => {
    const connection = { socket, client: clientOf(socket.remoteAddress ?? ''), requests: 0 };
    const own = (connection.client !== null && byClient.get(connection.client)) || new Set();
    const isFull = own.size >= maxConnectionsPerAddress && connection.client !== null;
    if (isFull || open.size >= maxConnections) {
      const replaced = isFull ? [...own].find((one) => idle.has(one)) : idle.values().next().value;
      if (replaced) drop(replaced);
      else return void socket.destroy();
    }
    open.set(socket, connection);
    idle.add(connection);
    if (connection.client !== null) byClient.set(connection.client, own.add(connection));
    socket.once('close', () => forget(connection));
  });

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.requests++;
    idle.delete(connection);
    response.once('close', () => {
      connection.requests--;
      if (connection.requests === 0 && open.has(socket)) idle.add(connection);
    });
  });

  /** A trusted proxy has no limit, because its clients share its address. */
  function clientOf(address: string): string | null {
    if (maxConnectionsPerAddress === 0 || isProxy(address, 0)) return null;
    return clientNetwork(address);
  }

  /** Forgets the connection at once: until the close event, it must neither count nor be dropped again. */
  function drop(connection: Connection): void {
    forget(connection);
    connection.socket.destroy();
  }

  function forget(connection: Connection): void {
    open.delete(connection.socket);
    idle.delete(connection);
    if (connection.client === null) return;
    const own = byClient.get(connection.client);
    own?.delete(connection);
    if (own?.size === 0) byClient.delete(connection.client);
  }
}
