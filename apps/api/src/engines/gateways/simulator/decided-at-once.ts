import { insertInstructions, type Instruction } from '@quickportal/db/simulator/instructions';
import type { Foundation } from '../../foundation.ts';
import { together } from '../../../kernel/batched.ts';
import { enqueueAll, type SideEffect } from '../../outbox/outbox.ts';
import { nudgeOutbox } from '../../outbox/relay.ts';

/** A request that is decided as it arrives, and what the network tells about it later. */
interface Decided {
  instruction: Instruction;
  notifications: readonly SideEffect[];
}

/** Keeps a request that is decided as it arrives. */
export type KeepDecided = (decided: Decided) => Promise<boolean>;

/** Those that arrive at once are kept in one transaction. Returns whether each was new. */
export const decidedKeeper = (foundation: Pick<Foundation, 'db'>): KeepDecided =>
  together((group: readonly Decided[]) => keepAll(foundation, group));

async function keepAll({ db }: Pick<Foundation, 'db'>, group: readonly Decided[]): Promise<boolean[]> {
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
