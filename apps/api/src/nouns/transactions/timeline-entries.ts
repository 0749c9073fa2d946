import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import type { TransactionLife } from '@quickportal/db/transactions/read-transaction-timeline';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { actorOf, bank, system } from './timeline-actors.ts';

type Entry = TransactionDetails['timeline'][number];
type Attempt = TransactionLife['attempts'][number];

const sentTitles = {
  PAYMENT: 'Sent to the bank',
  REFUND: 'Sent to the bank',
  VOID: 'Void sent to the bank',
} as const;

/** What the bank did, after "Void: " where it was about a void. */
const responses = {
  IN_FLIGHT: ['No response from the bank yet', 'now'],
  UNKNOWN: ['No response from the bank', 'now'],
  ACCEPTED: ['Accepted by the bank', 'now'],
  APPROVED: ['Approved by the bank', 'done'],
  DECLINED: ['Declined by the bank', 'bad'],
  NOT_RECEIVED: ['Not received by the bank', 'bad'],
} as const;

/** One instruction to a network: that it was sent, and what came back. A void is sent by the user who asks for it. */
export function attemptEntries(attempt: Attempt, acts: TransactionLife['acts']): Entry[] {
  const { kind, status, sentAt, answeredAt, responseCode, responseText, requeries } = attempt;
  const isOpen = answeredAt === null;
  const sent: Entry = {
    at: sentAt,
    kind: 'SENT',
    tone: isOpen ? 'now' : 'done',
    actor: kind === 'VOID' ? actorOf(acts.findLast(({ action }) => action === 'payments.void')) : system,
    title: sentTitles[kind],
    text: isOpen ? openText(status, requeries) : '',
    receiptNumber: null,
  };
  if (isOpen) return [sent];
  const [words, tone] = responses[status];
  const title = kind === 'VOID' ? `Void: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
  const text = `${responseCode ?? ''} ${responseText}`.trim();
  return [sent, { at: answeredAt, kind: 'ANSWER', tone, actor: bank, title, text, receiptNumber: null }];
}

function openText(status: Attempt['status'], requeries: number): string {
  if (status !== 'UNKNOWN') return 'The bank has not responded yet.';
  const times = requeries === 1 ? ' Checked once so far.' : ` Checked ${requeries} times so far.`;
  const progress = requeries === 0 ? '' : times;
  return `The bank has not responded. The portal keeps checking until the outcome is known; the payment is not sent again.${progress}`;
}

const leaves = new Set<TransactionRecord['status']>(['DECLINED', 'CANCELLED', 'VOIDED']);

/** The batch that it settles with; nothing where it settles with none. */
export function batchEntries(batch: TransactionLife['batch'], { status }: TransactionRecord): Entry[] {
  if (batch === null || batch.closedAt === null || leaves.has(status)) return [];
  const rest = { kind: 'SETTLEMENT', tone: 'done', actor: system, text: '', receiptNumber: null } as const;
  const closed: Entry = { ...rest, at: batch.closedAt, title: `Batch ${batch.paymentBatchId} closed` };
  return batch.status === 'SETTLED' ? [closed, { ...rest, at: batch.updatedAt, title: 'Settled' }] : [closed];
}
