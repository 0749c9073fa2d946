import type { PayToTimelineEntry } from '@quickportal/contracts/payto-agreements/payto-timeline';

const user = { kind: 'USER', name: 'Dana Petrov' } as const;
const payer = { kind: 'PAYER', name: 'Margaret Olsson' } as const;
const bank = { kind: 'BANK', name: 'Payer’s bank' } as const;
const system = { kind: 'SYSTEM', name: 'System' } as const;
const plain = { text: '', changes: [], respondBy: null, receiptNumber: null };

/** From its submission to its second suspension, the newest first. */
export const timelineEntries: PayToTimelineEntry[] = [
  {
    ...plain,
    at: '2026-11-19T22:10:00.000Z',
    kind: 'STATUS',
    lane: 'PAYER',
    tone: 'bad',
    actor: payer,
    title: 'Suspended by the payer',
    text: 'The payer requested it.',
  },
  {
    ...plain,
    at: '2026-11-18T09:00:00.000Z',
    kind: 'AMENDMENT',
    lane: 'PAYEE',
    tone: 'now',
    actor: user,
    title: 'Payment details amendment submitted',
    text: 'The payer has yet to decide. Until then payments follow the terms in force.',
    changes: [
      { field: 'amount', title: 'Amount', before: '$186.40', after: '$223.68' },
      { field: 'endDate', title: 'End date', before: '24 Aug 2028', after: '' },
    ],
    respondBy: '2026-11-23T09:00:00.000Z',
  },
  {
    ...plain,
    at: '2026-10-26T01:02:07.000Z',
    kind: 'PAYMENT',
    lane: 'PAYER',
    tone: 'bad',
    actor: bank,
    title: 'Payment of $186.40 declined by the payer’s bank',
    text: 'Insufficient funds',
    receiptNumber: '1000004711',
  },
  {
    ...plain,
    at: '2026-10-26T01:02:03.000Z',
    kind: 'PAYMENT',
    lane: 'SYSTEM',
    tone: 'done',
    actor: { kind: 'SYSTEM', name: 'Payment schedule' },
    title: 'Payment of $186.40 requested',
    receiptNumber: '1000004711',
  },
  {
    ...plain,
    at: '2026-09-02T03:30:00.000Z',
    kind: 'STATUS',
    lane: 'PAYEE',
    tone: 'done',
    actor: user,
    title: 'Released by your side',
  },
  {
    ...plain,
    at: '2026-09-01T00:15:00.000Z',
    kind: 'STATUS',
    lane: 'PAYEE',
    tone: 'bad',
    actor: user,
    title: 'Suspended by your side',
    text: 'The payee requested it.',
  },
  {
    ...plain,
    at: '2026-08-25T04:12:00.000Z',
    kind: 'STATUS',
    lane: 'PAYER',
    tone: 'done',
    actor: payer,
    title: 'Approved by the payer',
  },
  {
    ...plain,
    at: '2026-08-24T23:12:01.000Z',
    kind: 'STATUS',
    lane: 'SYSTEM',
    tone: 'done',
    actor: system,
    title: 'Delivered to the payer’s bank',
  },
  {
    ...plain,
    at: '2026-08-24T23:12:00.000Z',
    kind: 'STATUS',
    lane: 'PAYEE',
    tone: 'done',
    actor: user,
    title: 'Submitted',
  },
];
