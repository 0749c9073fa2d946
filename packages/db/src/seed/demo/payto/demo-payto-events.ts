import type { Client } from 'pg';
import type { PayToEvent } from '../../../nouns/payto-agreements/payto-event.ts';
import { insertRows } from '../../insert-rows.ts';
import { officerOf, placeOf, type DemoAgreement } from './demo-payto-agreements.ts';

type Happened = Omit<PayToEvent, 'userId'> & { at: Date };

/** Inserts the history of the agreements, as `engines/payto/agreement-events.ts` would have written it. */
export async function insertDemoPayToEvents(owner: Client, agreements: readonly DemoAgreement[]): Promise<void> {
  const rows = agreements.flatMap((agreement) =>
    eventsOf(agreement).map(({ kind, side, reasonCode, at }) => ({
      ...placeOf(agreement),
      agreement_id: agreement.id,
      kind,
      side,
      reason_code: reasonCode,
      user_id: side === 'PAYEE' && kind !== 'FINAL_PAYMENT' ? officerOf(agreement) : null,
      happened_at: at,
    })),
  );
  await insertRows(
    owner,
    'app.payto_event',
    rows.map((row, index) => ({ ...row, id: index + 1 })),
  );
}

function eventsOf(agreement: DemoAgreement): Happened[] {
  const { submittedAt, activeFrom, changedAt, statusBy, reason } = agreement;
  const noReason = { reasonCode: null } as const;
  const submitted = { ...noReason, kind: 'SUBMITTED', side: 'PAYEE', at: submittedAt } as const;
  const last = lastEvent(agreement);
  if (last === null) return [submitted];
  const delivered = { ...noReason, kind: 'DELIVERED', side: 'SYSTEM', at: submittedAt } as const;
  const approved = { ...noReason, kind: 'APPROVED', side: 'PAYER' } as const;
  return [
    submitted,
    ...(last === 'REFUSED' ? [] : [delivered]),
    ...(activeFrom ? [{ ...approved, at: activeFrom }] : []),
    ...(last === 'DELIVERED' || last === 'APPROVED'
      ? []
      : [{ kind: last, side: statusBy, reasonCode: reason, at: changedAt }]),
  ];
}

/** What brought the status about; null of an agreement that is on its way. */
function lastEvent({ status, statusBy, activeFrom, reason }: DemoAgreement): PayToEvent['kind'] | null {
  if (status === 'PROCESSING') return null;
  if (status === 'PENDING') return 'DELIVERED';
  if (status === 'ACTIVE') return 'APPROVED';
  if (status === 'SUSPENDED') return 'SUSPENDED';
  if (status === 'REJECTED') return statusBy === 'PAYER' ? 'DECLINED' : 'REFUSED';
  if (activeFrom) return reason === 'MCFC' ? 'FINAL_PAYMENT' : 'CANCELLED';
  return statusBy === 'PAYEE' ? 'RECALLED' : 'LAPSED';
}
