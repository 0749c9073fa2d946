import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import type { PayToEvent, PayToEventKind } from '@quickportal/db/payto-agreements/payto-events';

type Side = 'PAYEE' | 'PAYER' | 'SYSTEM';

/** How an agreement stands at the network. */
export interface AgreementStatusFact {
  status: PayToAgreementStatus;
  by: Side;
  reasonCode: string | null;
}

type StatusEvent = Pick<PayToEvent, 'kind' | 'side' | 'reasonCode'>;

/** What happened between two statuses, on either side: a notification may be lost, and two things seen as one. */
export function eventsBetween(
  from: PayToAgreementStatus,
  { status: to, by, reasonCode }: AgreementStatusFact,
): StatusEvent[] {
  const last = (kind: PayToEventKind, side: Side = by): StatusEvent[] => [{ kind, side, reasonCode }];
  const before = (kind: PayToEventKind, side: Side): StatusEvent => ({ kind, side, reasonCode: null });
  const delivered = from === 'PROCESSING' ? [before('DELIVERED', 'SYSTEM')] : [];
  const wasOpen = from === 'PROCESSING' || from === 'PENDING';
  const events: Record<PayToAgreementStatus, () => StatusEvent[]> = {
    PROCESSING: () => [],
    PENDING: () => last('DELIVERED', 'SYSTEM'),
    ACTIVE: () => [...delivered, ...last(wasOpen ? 'APPROVED' : 'RELEASED', wasOpen ? 'PAYER' : by)],
    REJECTED: () => (by === 'PAYER' ? [...delivered, ...last('DECLINED')] : last('REFUSED')),
    SUSPENDED: () => [...delivered, ...(wasOpen ? [before('APPROVED', 'PAYER')] : []), ...last('SUSPENDED')],
    CANCELLED: () => [...delivered, ...last(endOf(wasOpen, by, reasonCode))],
  };
  return events[to]();
}

function endOf(wasOpen: boolean, by: Side, reasonCode: string | null): PayToEventKind {
  if (wasOpen && by === 'PAYEE') return 'RECALLED';
  if (wasOpen && by === 'SYSTEM') return 'LAPSED';
  if (reasonCode === 'MD20') return 'ENDED';
  return reasonCode === 'MCFC' ? 'FINAL_PAYMENT' : 'CANCELLED';
}

const texts: Readonly<Record<PayToEventKind, string>> = {
  SUBMITTED: 'submitted',
  DELIVERED: 'delivered to the payer’s bank',
  APPROVED: 'approved by the payer',
  DECLINED: 'declined by the payer',
  REFUSED: 'refused by the payer’s bank',
  RECALLED: 'recalled',
  LAPSED: 'expired without a decision of the payer',
  SUSPENDED: 'suspended',
  RELEASED: 'released',
  CANCELLED: 'cancelled',
  ENDED: 'ended with its validity',
  FINAL_PAYMENT: 'cancelled after its final payment',
};

/** An event as the audit trail says it, after the words "PayTo agreement". */
export const eventText = (kind: PayToEventKind): string => texts[kind];
