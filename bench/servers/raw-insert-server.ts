// The fastest that Node can do: node:http and one prepared insert, without session, rights, checks, network, trail or log.
import type { IncomingMessage } from 'node:http';
import { typeParsers } from '@quickportal/db/connect/type-parsers';
import { Pool } from 'pg';
import { bareInsert, BARE_TABLE } from '../data/bare-payment.ts';
import { serveBare } from './serve-bare.ts';

const pool = new Pool({ ...JSON.parse(process.env.BENCH_OWNER ?? '{}'), max: 10, types: typeParsers });
await pool.query(`create table ${BARE_TABLE} (like app.transaction including all)`);

async function bodyOf(request: IncomingMessage): Promise<{ accountId: number; amount: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

serveBare(pool, 201, async (request) => {
  const customerId = (request.url ?? '').slice(1);
  const { accountId, amount } = await bodyOf(request);
  const values = [customerId, accountId, amount, new Date()];
  return (await pool.query({ name: 'insert', text: bareInsert, values })).rows[0];
});
