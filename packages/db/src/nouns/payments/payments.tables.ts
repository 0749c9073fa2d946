import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  batch_entry: {
    area: 'payments',
    about: 'principal or surcharge of a transaction',
    key: 'id; transaction and type are unique',
    writers: 'T S J',
    kept: 'kept',
    entities: '3E025',
  },
  payment_batch: {
    area: 'payments',
    about: 'entries of a business, account, method and settlement date',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '3E027',
  },
  closed_settlement_day: {
    area: 'payments',
    about: 'a settlement date that staff closed before its day was over',
    key: 'community_id, settlement_date',
    writers: 'J',
    kept: 'kept',
  },
  payment_batch_group: {
    area: 'payments',
    about: 'batches of a file, or of a source and day',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '2E058',
  },
  bank_file: {
    area: 'payments',
    about: 'a file that was sent to a bank, or came back',
    key: 'id; name is unique too',
    writers: 'J',
    kept: 'kept; its content 150 days',
  },
  payment_attempt: {
    area: 'payments',
    about: 'one request to the gateway and its answer, masked',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '3E025',
  },
  refund: {
    area: 'payments',
    about: 'which payment a refund gives back',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
    entities: '3E027',
  },
} satisfies DomainTables;
