import { lockHandOff, type HandOff } from '@quickportal/db/hand-offs/get-hand-off';
import { updateCancelledHandOff } from '@quickportal/db/hand-offs/write-hand-offs';
import { orNotFound } from '../../kernel/problem.ts';
import type { Services } from '../../procedures/services.ts';
import { endOf, loadPayment, scopeOf } from './load-hand-off.ts';

/** Ends a hand-off without a payment; one that has ended already stays as it is. */
export async function cancelHandOff({ db, clock }: Services, handOff: HandOff): Promise<void> {
  const now = clock.now();
  await db.transaction(scopeOf(handOff), async (trx) => {
    const locked = orNotFound(await lockHandOff(trx, handOff));
    if (endOf(locked, await loadPayment(trx, locked), now) === null) await updateCancelledHandOff(trx, locked, now);
  });
}
