import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { Client } from 'pg';
import { signIn, type Caller } from '../data/callers.ts';
import { HttpConnection } from '../load/http-connection.ts';
import type { LoadGenerator } from '../load/load-generator.ts';
import { startServer } from '../servers/server-process.ts';
import { watchPostgres } from './postgres-cpu.ts';
import { measureRates, type Rate, type RateOptions } from './rates.ts';
import { listRequest } from './read-requests.ts';

/** A response sent in one coding, beside the same as it is. */
export interface CodedResponse {
  /** `Accept-Encoding` of the caller. */
  coding: 'plain' | 'zstd' | 'gzip';
  bytes: number;
  ofPlainBytes: number;
  rate: Rate;
}

export interface Compression {
  responses: CodedResponse[];
  /** Version of the database. */
  postgres: string;
}

/** The community of the demo that has transactions. */
const COMMUNITY = { id: 10, customers: 0, transactions: 0 };
const codings = ['plain', 'zstd', 'gzip'] as const;

/** Reads a page of 100 transactions of the demo, compressed and not, in one run: its bytes, and what the server takes for it. */
export async function measureCompression(
  load: LoadGenerator,
  options: Omit<RateOptions, 'postgresCpu'>,
): Promise<Compression> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-bench-demo-'));
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const server = await startServer('demo-server.ts', { environment: { BENCH_FOLDER: folder } });
    closers.push(() => server.stop());
    const owned = await connectAsOwner({ QUICKPORTAL_DATA: folder });
    closers.push(() => owned.stop());
    const client = new Client(owned.owner);
    await client.connect();
    closers.push(() => client.end());
    const [caller] = await signIn(client, [COMMUNITY]);
    if (!caller) throw new Error('The demo has no community');
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const requests = new Map(codings.map((coding) => [coding, pageRequest(caller, coding)]));
    const bytes = await bytesOf(server.port, requests);
    const variants = codings.map((coding) => ({
      name: `100 transactions, ${coding}`,
      raw: coding === 'plain' ? null : '100 transactions, plain',
      server,
      requests: [requests.get(coding) ?? ''],
    }));
    const rates = await measureRates(load, variants, { ...options, postgresCpu: await watchPostgres(client) });
    const plain = bytes.get('plain') ?? Number.NaN;
    return {
      postgres: rows[0]?.server_version ?? 'unknown',
      responses: codings.flatMap((coding, at) => {
        const [rate, own] = [rates[at], bytes.get(coding) ?? Number.NaN];
        return rate ? [{ coding, bytes: own, ofPlainBytes: own / plain, rate }] : [];
      }),
    };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

/** A caller on this machine gets plain text (ADR 0098): these come as if through a proxy. */
const pageRequest = ({ headers, ...caller }: Caller, coding: CodedResponse['coding']): string =>
  listRequest(
    {
      ...caller,
      headers: {
        ...headers,
        'x-forwarded-for': '203.0.113.7',
        ...(coding !== 'plain' && { 'accept-encoding': coding }),
      },
    },
    'transactions',
    { pageSize: 100 },
  );

async function bytesOf(port: number, requests: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const connection = await HttpConnection.open(port);
  try {
    const sizes = new Map<string, number>();
    for (const [coding, request] of requests) {
      const { status, body } = await connection.send(Buffer.from(request));
      if (status !== 200) throw new Error(`A page of transactions was answered with ${status}: ${body.toString()}`);
      sizes.set(coding, body.length);
    }
    return sizes;
  } finally {
    connection.close();
  }
}
