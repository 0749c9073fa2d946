import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { sendToParent } from './send-to-parent.ts';

/** Returns every request with JSON from node:http alone: what others are compared with. Ends with the pool. */
export function serveBare(pool: Pool, status: number, reply: (request: IncomingMessage) => Promise<unknown>): void {
  const server = createServer((request, response) => {
    reply(request).then(
      (entry) => {
        const body = JSON.stringify(entry);
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
    sendToParent(port, async () => {
      server.closeAllConnections();
      await pool.end();
    });
  });
}
