// The fastest that Node can do: node:http and one prepared insert, without session, rights, checks, network, trail or log.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { typeParsers } from '@quickportal/db/connect/type-parsers';
import { Pool } from 'pg';
import { bareInsert, BARE_TABLE } from '../data/bare-payment.ts';
import { answerParent } from './answer-parent.ts';

const pool = new Pool({ ...JSON.parse(process.env.BENCH_OWNER ?? '{}'), max: 10, types: typeParsers });
await pool.query(`create table ${BARE_TABLE} (like app.transaction including all)`);

async function bodyOf(request: IncomingMessage): Promise<{ accountId: number; amount: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const server = createServer((request, response) => {
  const customerId = (request.url ?? '').slice(1);
  bodyOf(request)
    .then(({ accountId, amount }) =>
      pool.query({ name: 'insert', text: bareInsert, values: [customerId, accountId, amount, new Date()] }),
    )
    .then(
      ({ rows }) => {
        const body = JSON.stringify(rows[0]);
        response.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
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
