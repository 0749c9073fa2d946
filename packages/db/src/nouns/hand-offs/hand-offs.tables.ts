import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  hand_off: {
    area: 'payments',
    about: 'a signed request that opened a payment for a payer (hand-off), with its nonce',
    key: 'id',
    writers: 'T J',
    kept: '30 days',
  },
  hand_off_payment: {
    area: 'payments',
    about: 'a payment by a hand-off, and its number until the payment can no longer be sent',
    key: 'transaction_id',
    writers: 'T J',
    kept: 'with its hand-off',
  },
} satisfies DomainTables;
