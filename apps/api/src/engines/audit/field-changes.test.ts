import { describe, expect, it } from 'vitest';
import { fieldChanges } from './field-changes.ts';

const changes = (action: string, objectType: string, before: unknown, after: unknown) =>
  fieldChanges({ action, objectType, before, after } as never).map(
    ({ title, from, to }) => `${title}: ${from} > ${to}`,
  );

describe('what an audit entry says that changed', () => {
  it('has the titles, the words and the order of the form that changed it', () => {
    expect(
      changes(
        'customers.update-details',
        'customer',
        { email: 'a@example.com', state: 'NSW', receivesEmail: false, phoneNumber: '' },
        { email: 'b@example.com', state: 'OUTSIDE_AUSTRALIA', receivesEmail: true, phoneNumber: '0491 570 157' },
      ),
    ).toEqual([
      'State: NSW > Outside Australia',
      'Email: a@example.com > b@example.com',
      'Phone:  > 0491 570 157',
      'Email notifications: Off > On',
    ]);
  });

  it('has dates and codes as people read them', () => {
    expect(
      changes(
        'recurring-payments.update',
        'recurring-payment',
        { nextPaymentDate: '2026-11-30', endRule: 'UNTIL_STOPPED', numberOfPayments: null },
        { nextPaymentDate: '2026-12-01', endRule: 'AFTER_PAYMENTS', numberOfPayments: 12 },
      ),
    ).toEqual([
      expect.stringMatching(/: 30 Nov 2026 > 01 Dec 2026$/),
      expect.stringMatching(/: Until stopped > After/),
      expect.stringMatching(/:  > 12$/),
    ]);
  });

  it('has statuses in the words of the thing, by any call', () => {
    const status = (objectType: string, from: string, to: string) =>
      changes('payments.outcome', objectType, { status: from }, { status: to, responseCode: '51' });
    expect(status('transaction', 'IN_FLIGHT', 'DECLINED')).toEqual(['Status: Processing > Declined']);
    expect(status('recurring-payment', 'ACTIVE', 'FAILED')).toEqual(['Status: Active > Failed']);
    expect(status('webhook-endpoint', 'IN_USE', 'OFF')).toEqual(['Status: In use > Off']);
  });

  it('leaves out what did not change, what was only added, and what is no plain value', () => {
    expect(changes('x.y', 'role', { name: 'Clerk', rights: ['A'] }, { name: 'Clerk', rights: ['A', 'B'] })).toEqual([
      'Rights: A > A, B',
    ]);
    expect(changes('x.y', 'role', { name: 'Clerk' }, { other: 1 })).toEqual([]);
    expect(changes('x.y', 'role', { plan: { a: 1 } }, { plan: { a: 2 } })).toEqual([]);
    for (const before of [null, undefined, 'text', ['list']]) expect(changes('x.y', 'role', before, {})).toEqual([]);
  });

  it('never repeats a secret or a card number, whatever an entry holds', () => {
    expect(changes('x.y', 'system-user', { password: 'one', apiKey: 'a' }, { password: 'two', apiKey: 'b' })).toEqual(
      [],
    );
    expect(changes('x.y', 'customer', { comment: '' }, { comment: '4242 4242 4242 4242' })).toEqual([
      'Comment:  > [removed]',
    ]);
  });
});
