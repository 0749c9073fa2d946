import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import type { PayToEvent, PayToEventKind } from '@quickportal/db/payto-agreements/payto-event';

type Side = 'PAYEE' | 'PAYER' | 'SYSTEM';

/** State of an agreement at the network. */
export interface AgreementStatusFact {
  status: PayToAgreementStatus;
  by: Side;
  reasonCode: string | null;
}

type StatusEvent = Pick<PayToEvent, 'kind' | 'side' | 'reasonCode'>;

/** Previous status, and who caused it. */
type Before = Pick<AgreementStatusFact, 'status' | 'by'>;

/**
 * Derives the events between two statuses, on either side. A notification may be lost and several changes seen as one,
 * so implied events are included.
 */
export function eventsBetween(from: Before, { status: to, by, reasonCode }: AgreementStatusFact): StatusEvent[] {
  const last = (kind: PayToEventKind, side: Side = by): StatusEvent[] => [{ kind, side, reasonCode }];
  const before = (kind: PayToEventKind, side: Side): StatusEvent => ({ kind, side, reasonCode: null });
  const delivered = from.status === 'PROCESSING' ? [before('DELIVERED', 'SYSTEM')] : [];
  const wasOpen = from.status === 'PROCESSING' || from.status === 'PENDING';
  const approved = wasOpen ? [...delivered, before('APPROVED', 'PAYER')] : [];
  // Only the side that suspended can release: if another one appears, the first has released it
  const wasSuspended = from.status === 'SUSPENDED';
  const changedSides = wasSuspended && from.by !== by ? [before('RELEASED', from.by)] : [];
  const suspendedAgain = changedSides.length > 0 || from.status === 'ACTIVE' ? [before('SUSPENDED', by)] : [];
  const events: Record<PayToAgreementStatus, () => StatusEvent[]> = {
    PROCESSING: () => [],
    PENDING: () => (from.status === 'PENDING' ? [] : last('DELIVERED', 'SYSTEM')),
    ACTIVE: () => (wasOpen ? approved : [...changedSides, ...suspendedAgain, ...last('RELEASED')]),
    REJECTED: () => (by === 'PAYER' ? [...delivered, ...last('DECLINED')] : last('REFUSED')),
    SUSPENDED: () => [...approved, ...changedSides, ...last('SUSPENDED')],
    // A payer who cancels before approving declines
    CANCELLED: () => [...(by === 'PAYER' ? approved : delivered), ...last(endOf(wasOpen, by, reasonCode))],
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

/** Describes an event for the audit trail, after the words "PayTo agreement". */
export const eventText = (kind: PayToEventKind): string => texts[kind];

/** Reasons for which the platform itself cancels an agreement. */
const ownReasons: ReadonlySet<string> = new Set(['MD20', 'MCFC']);
export const isOwnReason = (reasonCode: string | null): boolean => reasonCode !== null && ownReasons.has(reasonCode);

const laneOf: Partial<Record<PayToEventKind, Side>> = { ENDED: 'SYSTEM', FINAL_PAYMENT: 'SYSTEM', REFUSED: 'PAYER' };
const either: ReadonlySet<PayToEventKind> = new Set(['SUSPENDED', 'RELEASED', 'CANCELLED']);
const bySide: Readonly<Record<Side, string>> = { PAYEE: ' by your side', PAYER: ' by the payer', SYSTEM: '' };

/** Returns the side on which the timeline shows an event: at the network the platform is the payee. */
export const eventLane = ({ kind, side }: Pick<PayToEvent, 'kind' | 'side'>): Side => laneOf[kind] ?? side;

/** Returns the title of an event in the timeline, with its side where both can cause it. */
export function eventTitle({ kind, side }: Pick<PayToEvent, 'kind' | 'side'>): string {
  const text = texts[kind];
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${either.has(kind) ? bySide[side] : ''}`;
}

const tones: Partial<Record<PayToEventKind, 'plain' | 'bad'>> = {
  DECLINED: 'bad',
  REFUSED: 'bad',
  LAPSED: 'bad',
  SUSPENDED: 'bad',
  CANCELLED: 'bad',
  RECALLED: 'plain',
  ENDED: 'plain',
  FINAL_PAYMENT: 'plain',
};

/** Returns the tone of an event for the payee. */
export const eventTone = (kind: PayToEventKind): 'plain' | 'done' | 'bad' => tones[kind] ?? 'done';
