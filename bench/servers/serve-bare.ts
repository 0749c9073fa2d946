import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { answerParent } from './answer-parent.ts';

/** Answers every request with JSON from node:http alone: what others are compared with. Ends with the pool. */
export function serveBare(pool: Pool, status: number, answer: (request: IncomingMessage) => Promise<unknown>): void {
  const server = createServer((request, response) => {
    answer(request).then(
      (said) => {
        const body = JSON.stringify(said);
        response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
        response.end(body);
      },
      (error: unknown) => {
        response.writeHead(500);
        response.end(String(error));
      },
    );
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    answerParent(port, async () => {
      server.closeAllConnections();
      await pool.end();
    });
  });
}
