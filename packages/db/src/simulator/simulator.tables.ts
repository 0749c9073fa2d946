import type { DomainTables } from '../domain/domain-table.ts';

/** The tables of this folder, as docs/domain-tables.md says. */
export const tables = {
  simulator_setting: {
    area: 'engines',
    about: 'how reliable the built-in network is',
    key: 'one row',
    writers: 'J',
    kept: 'kept',
  },
  simulator_instruction: {
    area: 'engines',
    about: 'requests as the built-in network knows them',
    key: 'instruction_id',
    writers: 'J',
    kept: 'kept',
  },
  simulator_bank_file: { area: 'engines', about: 'files it was sent', key: 'name', writers: 'J', kept: 'kept' },
  simulator_return_file: {
    area: 'engines',
    about: 'what comes back of them, sealed',
    key: 'name',
    writers: 'J',
    kept: 'kept',
  },
  simulator_agreement: {
    area: 'engines',
    about: 'agreements it was asked for',
    key: 'agreement_id',
    writers: 'J',
    kept: 'kept',
  },
  simulator_amendment: {
    area: 'engines',
    about: 'changes of agreements it was asked for',
    key: 'amendment_id',
    writers: 'J',
    kept: 'kept',
  },
} satisfies DomainTables;
