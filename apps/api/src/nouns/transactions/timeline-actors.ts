import type { TimelineActor } from '@quickportal/contracts/kernel/timeline';
import { sourceTitles } from '@quickportal/contracts/transactions/transaction-words';
import type { TransactionLife } from '@quickportal/db/transactions/read-transaction-timeline';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';

/** Who an audit entry names; undefined or null where there is none, or the reader may not see it. */
type Act = Pick<TransactionLife['refunds'][number], 'actorKind' | 'actorName'> | undefined;

export const bank: TimelineActor = { kind: 'BANK', name: 'Bank' };
export const system: TimelineActor = { kind: 'SYSTEM', name: 'System' };
export const fraudGuard: TimelineActor = { kind: 'SYSTEM', name: 'Fraud guard' };
const someUser: TimelineActor = { kind: 'USER', name: 'A user' };

/** Who did what an audit entry is about. Where there is no entry, only a user can have done it. */
export function actorOf(act: Act): TimelineActor {
  if (!act?.actorKind || act.actorKind === 'ANONYMOUS') return someUser;
  if (act.actorKind === 'JOB') return system;
  const known = act.actorKind === 'API_KEY' ? ({ kind: 'API_KEY', name: 'An API key' } as const) : someUser;
  return act.actorName ? { ...known, name: act.actorName } : known;
}

/** A user by name; null where the reader may not see who it was. */
export const userOf = (name: string | null): TimelineActor => (name ? { kind: 'USER', name } : someUser);

/** Who asked for a transaction; by its source where no entry tells. */
export function requesterOf({ source }: Pick<TransactionRecord, 'source'>, act: Act): TimelineActor {
  if (source === 'RECURRING' || source === 'BATCH') return { kind: 'SYSTEM', name: sourceTitles[source] };
  // A payer who pays on a page of ours has no name
  if (act && (act.actorKind !== 'ANONYMOUS' || source !== 'ONLINE')) return actorOf(act);
  if (source === 'RESTAPI') return { kind: 'API_KEY', name: 'An API key' };
  return source === 'TERMINAL' || source === 'BACK_OFFICE' ? someUser : { kind: 'PAYER', name: 'Customer' };
}
