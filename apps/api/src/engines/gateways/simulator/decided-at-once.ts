import { insertInstructions, type Instruction } from '@quickportal/db/simulator/instruction';
import type { Foundation } from '../../foundation.ts';
import { batched } from '../../../kernel/batched.ts';
import { enqueueAll, type SideEffect } from '../../outbox/outbox.ts';
import { nudgeOutbox } from '../../outbox/relay.ts';

/** A request decided on arrival, with its later notifications. */
interface Decided {
  instruction: Instruction;
  notifications: readonly SideEffect[];
}

/** Stores a request decided on arrival; returns whether it was new. */
export type KeepDecided = (decided: Decided) => Promise<boolean>;

/** Creates a keeper that stores concurrent requests in one transaction. */
export const decidedKeeper = (foundation: Pick<Foundation, 'db'>): KeepDecided =>
  batched((group: readonly Decided[]) => keepAll(foundation, group));

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
