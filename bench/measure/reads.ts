import assert from 'node:assert/strict';
import type { Caller } from '../data/callers.ts';
import type { LoadGenerator } from '../load/load-generator.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { measureRates, type Rate, type RateOptions, type Variant } from './rates.ts';
import { postgraphileRequests, rawRequests, restRequests, trpcRequests } from './read-requests.ts';

export interface Servers {
  raw: ServerProcess;
  product: ServerProcess;
  postgraphile: ServerProcess | null;
}

interface ReadsOptions extends RateOptions {
  rest: boolean;
  trpc: boolean;
}

/** One customer and a page of 25, by every way of answering them. */
export async function measureReads(
  load: LoadGenerator,
  { raw, product, postgraphile }: Servers,
  callers: readonly Caller[],
  { rest, trpc, ...options }: ReadsOptions,
): Promise<Rate[]> {
  const plain = rawRequests(callers);
  const variants: Variant[] = [];
  const add = (name: string, server: ServerProcess, { row, page }: { row: string[]; page: string[] }) => {
    const isRaw = name === 'raw';
    variants.push(
      { name: `${name} row`, raw: isRaw ? null : 'raw row', server, requests: row },
      { name: `${name} page`, raw: isRaw ? null : 'raw page', server, requests: page },
    );
  };
  add('raw', raw, plain);
  variants.push({ name: 'raw page without count', raw: 'raw page', server: raw, requests: plain.uncountedPage });
  if (rest) add('rest', product, restRequests(callers));
  if (trpc) add('trpc', product, await trpcRequests(callers));
  if (rest && postgraphile) add('postgraphile', postgraphile, postgraphileRequests(callers));
  await checkSameResponses(load, variants);
  return measureRates(load, variants, options);
}

/** A comparison is worth nothing where the answers differ. */
async function checkSameResponses(load: LoadGenerator, variants: readonly Variant[]): Promise<void> {
  const responses = new Map<string, unknown>();
  for (const { name, server, requests } of variants) {
    await load.prepare(name, server.port, requests.slice(0, 1));
    const { sample } = await load.run(name, { connections: 1, milliseconds: 60_000, atMost: 1 });
    responses.set(name, JSON.parse(sample ?? 'null'));
  }
  for (const read of ['row', 'page']) {
    const expected = responses.get(`raw ${read}`);
    if (responses.has(`rest ${read}`)) assert.deepEqual(responses.get(`rest ${read}`), expected);
    if (responses.has(`trpc ${read}`))
      assert.deepEqual(responses.get(`trpc ${read}`), [{ result: { data: expected } }]);
    const peer = responses.get(`postgraphile ${read}`);
    assert.ok(peer === undefined || !JSON.stringify(peer).includes('"errors"'), JSON.stringify(peer)?.slice(0, 500));
  }
}
