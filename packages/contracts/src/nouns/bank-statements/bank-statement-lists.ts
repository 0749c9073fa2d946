import { list } from '../../kernel/list.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { bankStatementFileStates } from '../../rules/states/bank-statement-file.ts';
import { bankStatementLineStates } from '../../rules/states/reconciliation.ts';

const account = {
  kind: 'namedId',
  title: 'Account',
  description: 'Only of this account.',
  address: 'AccountId',
} as const;

/** Lines of bank statements, the newest first. */
export const bankStatementLineList = list({
  name: 'bank-statement-lines',
  title: 'Reconciliation',
  noun: ['line', 'lines'],
  columns: {
    valueDate: { title: 'Date', kind: 'date' },
    narrative: { title: 'Text', lead: true, maxWidth: 24 },
    customerReference: { title: 'Reference', rank: 2, maxWidth: 12 },
    aliasName: { title: 'Account', rank: 2, maxWidth: 12 },
    tranCode: { title: 'Code', kind: 'code', rank: 3, width: 6 },
    bankReference: { title: 'Bank reference', kind: 'code', rank: 3, hidden: true },
    status: { title: 'Status', kind: 'status' },
    amount: { title: 'Amount', kind: 'money' },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Text',
      description: 'Words in the text or in a reference; case does not matter.',
      label: 'Text or reference',
      max: 100,
      typedExamples: ['INV 1001', 'status:unmatched osko'],
    },
    accountId: account,
    statementId: {
      kind: 'id',
      title: 'Statement',
      description: 'Only lines of this statement.',
      address: 'StatementId',
    },
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only lines in these statuses.',
      examples: [['UNMATCHED', 'PART_MATCHED']],
      choices: stateTitles(bankStatementLineStates),
      many: true,
    },
    valueDates: { kind: 'days', title: 'Date', from: 'from', to: 'to' },
  },
});

/** Statements of bank accounts, the newest first. */
export const bankStatementList = list({
  name: 'bank-statements',
  title: 'Bank statements',
  noun: ['statement', 'statements'],
  columns: {
    statementDate: { title: 'Date', kind: 'date' },
    aliasName: { title: 'Account', lead: true, maxWidth: 16 },
    businessName: { title: 'Business', rank: 3, maxWidth: 16 },
    statementNumber: { title: 'Number', kind: 'code', rank: 3, width: 6 },
    openingBalance: { title: 'Opening balance', kind: 'money', rank: 2 },
    closingBalance: { title: 'Closing balance', kind: 'money' },
    gap: { title: 'Gap', kind: 'money', width: 8 },
    lineCount: { title: 'Lines', kind: 'number', rank: 2 },
    unmatchedCount: { title: 'To match', kind: 'number', rank: 2 },
    fileName: { title: 'File', rank: 3, maxWidth: 14 },
  },
  filters: {
    accountId: account,
    statementDates: { kind: 'days', title: 'Date', from: 'from', to: 'to' },
  },
});

/** Files of bank statements, the newest first. */
export const bankStatementFileList = list({
  name: 'bank-statement-files',
  title: 'Bank statement files',
  noun: ['file', 'files'],
  columns: {
    fileName: { title: 'File name', lead: true, maxWidth: 18 },
    status: { title: 'Status', kind: 'status' },
    formatTitle: { title: 'Format', rank: 2 },
    statementCount: { title: 'Statements', kind: 'number', rank: 2 },
    lineCount: { title: 'Lines', kind: 'number', rank: 2 },
    reason: { title: 'Reason', wrap: true, maxWidth: 26, only: 'table' },
    uploader: { title: 'Uploaded by', rank: 3, maxWidth: 12 },
    createdDate: { title: 'Received', kind: 'time' },
  },
  filters: {
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only files in these statuses.',
      examples: [['HELD', 'REFUSED']],
      choices: stateTitles(bankStatementFileStates),
      many: true,
    },
  },
});
