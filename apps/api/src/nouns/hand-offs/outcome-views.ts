import { inLabels } from '@quickportal/contracts/rules/texts/labels';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { HandOffRefused } from './hand-off-refused.ts';
import { backLink, facts, handOffPage, money, notice, references, type PageParts } from './hand-off-page.ts';
import { html } from './html.ts';

const WAIT_SECONDS = 5;

type Outcome = readonly [title: string, tone: 'danger' | 'success' | 'info', text: string];

const outcomes: Readonly<Record<TransactionRecord['status'], Outcome>> = {
  APPROVED: ['Payment received', 'success', 'Your payment was approved.'],
  DISHONOURED: ['Payment returned', 'danger', 'Your bank returned the payment.'],
  REFUNDED: ['Payment refunded', 'info', 'Your payment was refunded.'],
  VOIDED: ['Payment voided', 'info', 'Your payment was undone. Nothing was charged.'],
  DECLINED: [
    'Payment declined',
    'danger',
    'Your card was declined. Nothing was charged. Try another card, or ask your bank.',
  ],
  CANCELLED: ['Payment not taken', 'danger', 'The card network did not receive the payment. Nothing was charged.'],
  SUSPENDED: [
    'Payment being checked',
    'info',
    'The business checks your payment before it is taken. Do not pay again.',
  ],
  PENDING: [
    'Payment in progress',
    'info',
    'Your bank has not responded yet. Do not pay again: this page shows the outcome.',
  ],
  IN_FLIGHT: [
    'Payment in progress',
    'info',
    'Your bank has not responded yet. Do not pay again: this page shows the outcome.',
  ],
};

/** A decline after which no other card can be entered. */
const lastDecline: Outcome = [
  'Payment declined',
  'danger',
  'Your card was declined. Nothing was charged. To try another card, go back to the business and start again.',
];

/** What became of a payment: the receipt, or what to do. */
export function outcomePage(
  { base, handOff, back }: PageParts,
  payment: TransactionRecord,
  { mayRetry, paidAt }: { mayRetry: boolean; paidAt: string },
): string {
  const { businessName, handOffKey } = handOff;
  const [title, tone, text] = payment.status === 'DECLINED' && !mayRetry ? lastDecline : outcomes[payment.status];
  const isWaiting = payment.status === 'IN_FLIGHT' || payment.status === 'PENDING';
  return handOffPage({
    base,
    businessName,
    title,
    ...(isWaiting && { refreshSeconds: WAIT_SECONDS }),
    content: html`${notice(tone, inLabels(text, handOff.labels))}
    ${facts([
      ['Receipt number', payment.receiptNumber],
      ...references(handOff),
      ['Card', payment.maskedNumber ?? ''],
      ['Amount', payment.surcharge === 0n ? '' : money(payment.principal, payment)],
      ['Card surcharge', payment.surcharge === 0n ? '' : money(payment.surcharge, payment)],
      ['Total', money(payment.total, payment)],
      ['Time', paidAt],
    ])}
    ${mayRetry && html`<p class="actions"><a class="button" href="${base}/HandOffView?id=${encodeURIComponent(handOffKey)}&card=new">Try another card</a></p>`}
    ${!isWaiting && backLink(back, `Return to ${businessName}`, !mayRetry)}`,
  });
}

const ends = {
  cancelled: ['Payment cancelled', 'You cancelled this payment. Nothing was charged.'],
  expired: [
    'Payment expired',
    'This payment was open for too long. Nothing was charged. Go back to the business to start again.',
  ],
  closed: ['Payment not possible', 'The business takes no payments here at the moment. Nothing was charged.'],
} as const;

/** A hand-off that ended without a payment. */
export function endedPage({ base, handOff, back }: PageParts, end: keyof typeof ends): string {
  const [title, text] = ends[end];
  const { businessName } = handOff;
  const content = html`${notice('info', inLabels(text, handOff.labels))}${backLink(back, `Return to ${businessName}`, true)}`;
  return handOffPage({ base, businessName, title, content });
}

/** A hand-off that opens no payment, with what its developer has to mend. */
export const refusedPage = (base: string, { text, faults, labels }: HandOffRefused, requestId: string): string =>
  handOffPage({
    base,
    businessName: null,
    title: 'This payment can’t be opened',
    content: html`${notice('danger', inLabels(text, labels))}
      <p>You have not been charged. Go back to the page that sent you here and start the payment again.</p>
      <details>
        <summary>For the developer of that page</summary>
        ${facts([...faults, ['Request ID', requestId]])}
        <p>Connection details has “Verify a hand-off”, which names the field that differs.</p>
      </details>`,
  });

/** A page that can't be shown: an unknown address, too many requests, a fault of ours. */
export const problemPage = (base: string, text: string, requestId: string): string =>
  handOffPage({
    base,
    businessName: null,
    title: 'This page can’t be shown',
    content: html`${notice('danger', text)}${facts([['Request ID', requestId]])}`,
  });
