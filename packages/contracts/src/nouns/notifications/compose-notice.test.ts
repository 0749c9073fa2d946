import { expect, it } from 'vitest';
import { previewNotice } from './compose-notice.ts';
import { allNotificationKinds, fieldsOf, notificationKind } from './kinds.ts';
import { writtenFields } from './written-fields.ts';

const sydney = {
  name: 'Harbour',
  replyToEmail: 'accounts@harbour.example.com',
  timeZone: 'Australia/Sydney',
  country: 'AU',
} as const;
const auckland = { name: 'Kiwi', replyToEmail: '', timeZone: 'Pacific/Auckland', country: 'NZ' } as const;

const pageUrl = (page: string) => `https://portal.example/quickportal/${page}`;

it.each(allNotificationKinds)('shows fields of its own in the table of %s', (kind) => {
  const { facts = [] } = notificationKind(kind);
  expect(facts.filter((name) => !Object.hasOwn(fieldsOf(kind), name))).toEqual([]);
});

it.each(allNotificationKinds)('shows %s with made-up values, nothing left open', (kind) => {
  for (const voice of [sydney, auckland]) {
    const { subject, text: words, html } = previewNotice(kind, notificationKind(kind), { voice, pageUrl });
    expect(`${subject}${words}${html}`).not.toMatch(/[{}]{2}|undefined|NaN|Invalid/);
    const body = Object.keys(fieldsOf(kind))
      .map((name) => `${name}: {{${name}}}.`)
      .join('\n\n');
    expect(previewNotice(kind, { subject: 'S', body }, { voice, pageUrl }).text).not.toMatch(/: \./);
  }
});

it('writes amounts, dates and moments as people of the community do', () => {
  const values = {
    amount: { amount: 123_456_789_012_345n, currency: 'AUD' },
    paidAt: '2026-11-20T13:30:00.000Z',
    nextPaymentDate: '2026-12-01',
    receiptNumber: 'a\r\nb',
  };
  expect(writtenFields('PAYMENT_APPROVED', values, sydney)).toEqual({
    amount: '$1,234,567,890,123.45',
    paidAt: '21 November 2026 at 12:30 am AEDT',
    receiptNumber: 'a b',
  });
  expect(writtenFields('PAYMENT_APPROVED', values, auckland)).toMatchObject({
    amount: 'A$1,234,567,890,123.45',
    paidAt: expect.stringMatching(/^21 November 2026 at 2:30 am NZDT$/),
  });
  expect(writtenFields('RECURRING_DUE', values, auckland).nextPaymentDate).toBe('1 December 2026');
});
