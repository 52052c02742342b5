import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Attack } from './attacks.ts';

// A process that attacks a server. It receives an attack or "stop", and sends a message with the first response and one
// with the number of responses by status.

type Statuses = Record<number, number>;

let stop = (): Statuses => ({});

process.on('message', (message: 'stop' | { port: number; attack: Attack }) => {
  if (message === 'stop') process.send?.(stop());
  else stop = start(message.port, message.attack);
});

/** Sends the next request on each connection as soon as a response arrives. @returns stops, and counts the statuses */
function start(port: number, attack: Attack): () => Statuses {
  const { path, headers = {}, bytes, addresses = ['127.0.0.1'], connectionsPerAddress = 20 } = attack;
  const method = attack.body === undefined ? 'GET' : 'POST';
  const statuses: Statuses = {};
  const agents: Agent[] = [];
  let isOver = false;
  let count = 0;

  function send(localAddress: string, agent: Agent): void {
    if (isOver) return;
    const next = (status: number) => {
      if (isOver) return;
      if (Object.keys(statuses).length === 0) process.send?.('attacking');
      statuses[status] = (statuses[status] ?? 0) + 1;
      setImmediate(send, localAddress, agent);
    };
    if (bytes !== undefined) sendBytes(bytes, localAddress, next);
    else sendRequest(localAddress, agent, next);
  }

  function sendRequest(localAddress: string, agent: Agent, next: (status: number) => void): void {
    const options = { port, host: '127.0.0.1', path, method, headers, agent, localAddress };
    request(options, (response) => {
      response.on('error', () => {}).on('close', () => next(response.statusCode ?? 0));
      response.resume();
    })
      .on('error', () => next(0))
      .end(attack.body?.replaceAll('{n}', String(count++)));
  }

  /** Counts 400 if the connection is cut off. */
  function sendBytes(sent: string, localAddress: string, next: (status: number) => void): void {
    let status = 400;
    const sentAll = () => attack.resets && socket.resetAndDestroy();
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(sent, sentAll));
    socket.on('error', () => {}).on('close', () => next(status));
    socket.once('data', (data) => {
      status = Number(/^HTTP\/1.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 400);
      socket.destroy();
    });
  }

  for (const address of addresses)
    for (let n = 0; n < connectionsPerAddress; n++) {
      const agent = new Agent({ keepAlive: !attack.reconnects, maxSockets: 1 });
      agents.push(agent);
      send(address, agent);
    }
  return () => {
    isOver = true;
    for (const agent of agents) agent.destroy();
    return statuses;
  };
}
