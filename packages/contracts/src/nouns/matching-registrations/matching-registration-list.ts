import { list } from '../../kernel/list.ts';
import { registrationTypeTitles } from '../../rules/reconciliation/registration-types.ts';

/** The registrations of a community. */
export const matchingRegistrationList = list({
  name: 'matching-registrations',
  title: 'Registrations',
  noun: ['registration', 'registrations'],
  columns: {
    osbsb: { title: 'Off-System BSB', kind: 'code', lead: true, width: 9 },
    business: { title: 'Supplier Business', maxWidth: 20 },
    type: { title: 'Type', words: registrationTypeTitles, rank: 2 },
    prefix: { title: 'Prefix', kind: 'code', width: 5, rank: 2 },
    account: { title: 'Sweep account', maxWidth: 16, rank: 3 },
    rulesCount: { title: 'Rules', kind: 'number', rank: 3 },
  },
});
