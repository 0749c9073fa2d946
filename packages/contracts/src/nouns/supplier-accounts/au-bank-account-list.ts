import { list } from '../../kernel/list.ts';

const filingTitles = { NOT_SENT: 'Not sent', SENT: 'Sent', ACTIVE: 'Active', REJECTED: 'Rejected' };

/** The AU bank accounts of a business. */
export const auBankAccountList = list({
  name: 'au-bank-accounts',
  title: 'Bank Accounts',
  noun: ['bank account', 'bank accounts'],
  columns: {
    accountDisplayName: { title: 'Bank Account', lead: true },
    directEntryId: { title: 'Direct Entry ID', kind: 'code', width: 6.5 },
    remitterName: { title: 'Remitter Name', rank: 3, width: 8 },
    deedsStatus: { title: 'DEEDS Status', words: filingTitles, rank: 2, width: 6 },
    derpsStatus: { title: 'DERPS Status', words: filingTitles, rank: 2, width: 6 },
    status: { title: 'Status', kind: 'status' },
  },
});
