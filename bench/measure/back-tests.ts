import { fork } from 'node:child_process';
import path from 'node:path';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { migrate } from '@quickportal/db/migrate/migrate';
import { Client } from 'pg';
import { fillCardPayments, labCommunity } from '../data/card-payments.ts';
import type { BackTestJob, BackTestRun } from '../servers/back-test-process.ts';
import { responseOf } from '../servers/server-process.ts';
import { median, shuffled } from './statistics.ts';

/** A back-test as the median of its rounds. Seconds; megabytes at most. */
export interface BackTestRate {
  name: BackTestJob['what'];
  payments: number;
  seconds: number;
  nodeCpu: number;
  /** Its time beside that of plain COPY of the same payments in the same round. */
  ofCopy: number;
  peakMemory: number;
}

const ways: readonly BackTestJob['what'][] = ['copy', 'repeats', 'every rule'];
const PATIENCE_MS = 300_000;
/** A database of its own: five million more payments would change what lists over all communities cost. */
const labFolder = path.resolve(import.meta.dirname, '../../.data/bench-lab');

/** Tests rules on five million card payments of one facility, beside plain COPY of them. */
export async function measureBackTests(rounds: number, report: (line: string) => void): Promise<BackTestRate[]> {
  const owned = await connectAsOwner({ QUICKPORTAL_DATA: labFolder });
  try {
    await migrate(owned);
    const client = new Client(owned.owner);
    await client.connect();
    await fillCardPayments(client, report).finally(() => client.end());
    const { server, masterKey } = owned;
    const done = new Map<string, (BackTestRun & { ofCopy: number })[]>(ways.map((way) => [way, []]));
    for (let round = 0; round <= rounds; round++) {
      const runs = new Map<string, BackTestRun>();
      for (const what of shuffled([...ways])) runs.set(what, await run({ database: { server, masterKey }, what }));
      const copied = runs.get('copy')?.milliseconds ?? Number.NaN;
      // The first round warms the database up
      if (round > 0) for (const [way, one] of runs) done.get(way)?.push({ ...one, ofCopy: one.milliseconds / copied });
    }
    return ways.map((name) => {
      const runs = done.get(name) ?? [];
      return {
        name,
        payments: runs[0]?.payments ?? 0,
        seconds: median(runs.map(({ milliseconds }) => milliseconds / 1000)),
        nodeCpu: median(runs.map(({ nodeCpu }) => nodeCpu)),
        ofCopy: median(runs.map(({ ofCopy }) => ofCopy)),
        peakMemory: Math.max(...runs.map(({ peakMemory }) => peakMemory)),
      };
    });
  } finally {
    await owned.stop();
  }
}

async function run(job: Omit<BackTestJob, 'communityId'>): Promise<BackTestRun> {
  const child = fork(path.join(import.meta.dirname, '../servers/back-test-process.ts'));
  child.send({ ...job, communityId: labCommunity.communityId } satisfies BackTestJob);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const response = await responseOf<BackTestRun>(child, PATIENCE_MS);
  await exited;
  return response;
}
