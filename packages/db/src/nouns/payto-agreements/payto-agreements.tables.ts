import type { DomainTables } from '../../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  payto_agreement: {
    area: 'payto',
    about: 'agreement and its status',
    key: 'id; agreement_token is unique too',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E008 1E009',
  },
  payto_payer: {
    area: 'payto',
    about: 'who pays, by account or PayID',
    key: 'agreement_id',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E010',
  },
  payto_terms: {
    area: 'payto',
    about: 'amounts and frequency: proposed, in force, replaced',
    key: 'id; one in force',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E009',
  },
  payto_amendment: {
    area: 'payto',
    about: 'what either side asked to change',
    key: 'id; one bilateral waits',
    writers: 'T S J',
    kept: 'kept',
    entities: '1E009',
  },
  payto_ecommerce_payment: {
    area: 'payto',
    about: 'the payment that follows the approval of an agreement',
    key: 'agreement_id',
    writers: 'T S J',
    kept: 'kept',
  },
  payto_event: {
    area: 'payto',
    about: 'what happened to an agreement, and on which side',
    key: 'id',
    writers: 'T S J',
    kept: 'kept',
  },
  name_lookup: {
    area: 'payto',
    about: 'when a user, an API key or a facility looked up whose PayID one is, or reached the limit of it',
    key: 'id',
    writers: 'J',
    kept: '24 hours, then until the next look-up of the same',
  },
} satisfies DomainTables;
