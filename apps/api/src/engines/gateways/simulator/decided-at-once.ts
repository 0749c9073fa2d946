import { insertInstructions, type Instruction } from '@quickportal/db/simulator/instructions';
import type { Services } from '../../../kernel/services.ts';
import { together } from '../../../kernel/together.ts';
import { enqueueAll, type SideEffect } from '../../outbox/outbox.ts';
import { nudgeOutbox } from '../../outbox/relay.ts';

/** A request that is decided as it arrives, and what the network tells about it later. */
interface Decided {
  instruction: Instruction;
  notifications: readonly SideEffect[];
}

const arrivals = new WeakMap<Services['db'], (it: Decided) => Promise<boolean>>();

/** Keeps a request that is decided as it arrives; those that arrive together in one transaction. Answers whether it was new. */
export function keepDecided(services: Services, it: Decided): Promise<boolean> {
  const keep = arrivals.get(services.db) ?? together((group: readonly Decided[]) => keepAll(services, group));
  arrivals.set(services.db, keep);
  return keep(it);
}

async function keepAll({ db }: Services, group: readonly Decided[]): Promise<boolean[]> {
  const kept = await db.transaction({ kind: 'jobs' }, async (trx) => {
    const fresh = await insertInstructions(
      trx,
      group.map(({ instruction }) => instruction),
    );
    await enqueueAll(
      trx,
      group.flatMap(({ instruction, notifications }) => (fresh.has(instruction) ? notifications : [])),
    );
    return fresh;
  });
  nudgeOutbox();
  return group.map(({ instruction }) => kept.has(instruction));
}
