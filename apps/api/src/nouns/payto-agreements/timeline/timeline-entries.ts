import type { PayToTimelineEntry } from '@quickportal/contracts/payto-agreements/payto-timeline';
import type {
  TimelineEvent,
  TimelinePayment,
  TimelineRecord,
} from '@quickportal/db/payto-agreements/list-payto-agreement-timeline';
import { eventLane, eventTitle, eventTone } from '../../../engines/payto/agreement-events.ts';
import { moneyOf } from '../../../engines/payments/to-transaction.ts';
import { requesterOf } from '../../transactions/offers.ts';
import { decisionEntry, submissionEntry } from './timeline-amendments.ts';
import { laneActor, payersBank, plainEntry, reasonOf, type TimelineContext } from './timeline-lanes.ts';

/** An entry as calls return it. */
export function toTimelineEntry(record: TimelineRecord, context: TimelineContext): PayToTimelineEntry {
  switch (record.source) {
    case 'EVENT':
      return eventEntry(record, context);
    case 'SUBMISSION':
      return submissionEntry(record, context);
    case 'DECISION':
      return decisionEntry(record, context);
    case 'PAYMENT':
      return paymentEntry(record, context);
    default:
      return outcomeEntry(record);
  }
}

function eventEntry(event: TimelineEvent, context: TimelineContext): PayToTimelineEntry {
  const lane = eventLane(event);
  return {
    ...plainEntry,
    at: event.at,
    kind: 'STATUS',
    lane,
    tone: eventTone(event.kind),
    actor: event.kind === 'REFUSED' ? payersBank : laneActor(lane, event, context),
    title: eventTitle(event),
    text: reasonOf(event.reasonCode),
  };
}

const shownAmount = ({ amount }: TimelinePayment) => moneyOf(BigInt(amount), 'AUD').displayAmount;

function paymentEntry(payment: TimelinePayment, { acts }: TimelineContext): PayToTimelineEntry {
  const { at, receiptNumber, paymentSource, attemptStatus, paymentStatus, isFinalPayment } = payment;
  const isScheduled = paymentSource === 'RECURRING' || paymentSource === 'BATCH';
  const isOpen = attemptStatus === 'IN_FLIGHT' || attemptStatus === 'UNKNOWN';
  const texts = [
    isFinalPayment === true ? 'Final payment: the agreement is cancelled after it.' : '',
    isOpen ? 'The bank has not responded yet.' : '',
    paymentStatus === 'CANCELLED' ? 'Cancelled. No money was moved.' : '',
  ];
  return {
    ...plainEntry,
    at,
    kind: 'PAYMENT',
    lane: isScheduled ? 'SYSTEM' : 'PAYEE',
    tone: isOpen ? 'now' : paymentStatus === 'CANCELLED' ? 'bad' : 'done',
    actor: requesterOf(
      { source: paymentSource },
      acts.find(({ objectId }) => objectId === receiptNumber),
    ),
    title: `Payment of ${shownAmount(payment)} requested`,
    text: texts.filter((text) => text !== '').join(' '),
    receiptNumber,
  };
}

const outcomes = {
  ACCEPTED: ['accepted by the payer’s bank', 'now'],
  APPROVED: ['approved by the payer’s bank', 'done'],
  DECLINED: ['declined by the payer’s bank', 'bad'],
  NOT_RECEIVED: ['not received by the payer’s bank', 'bad'],
} as const;

function outcomeEntry(payment: TimelinePayment): PayToTimelineEntry {
  const { at, receiptNumber, attemptStatus, responseText } = payment;
  const [outcome, tone] = outcomes[attemptStatus as keyof typeof outcomes];
  const title = `Payment of ${shownAmount(payment)} ${outcome}`;
  // "Approved" once more says nothing
  const text = attemptStatus === 'APPROVED' ? '' : responseText;
  return { ...plainEntry, at, kind: 'PAYMENT', lane: 'PAYER', tone, actor: payersBank, title, text, receiptNumber };
}
