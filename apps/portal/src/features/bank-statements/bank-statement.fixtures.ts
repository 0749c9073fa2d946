import type { BankStatement, BankStatementBalance } from '@quickportal/contracts/bank-statements/bank-statement';
import type { BankStatementFile } from '@quickportal/contracts/bank-statements/bank-statement-file';
import type { BankStatementLine } from '@quickportal/contracts/bank-statements/bank-statement-line';
import { bankStatementFileStates } from '@quickportal/contracts/rules/states/bank-statement-file';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';

const money = (amount: string, displayAmount: string) => ({ amount, currency: 'AUD' as const, displayAmount });

const withStatus = (status: BankStatementLine['status']) => ({
  status,
  statusDisplay: bankStatementLineStates.states[status].title,
  statusClass: bankStatementLineStates.states[status].tone,
});

const deposit: BankStatementLine = {
  bankStatementLineId: 50_001,
  bankStatementAccountId: 301,
  aliasName: 'Water receipts',
  businessId: 100,
  businessName: 'Harbour City Water',
  bankStatementId: 1001,
  statementDate: '2026-11-30',
  valueDate: '2026-11-30',
  amount: money('84.50', '$84.50'),
  unmatchedAmount: money('84.50', '$84.50'),
  tranCode: '195',
  bankReference: 'BR300002',
  customerReference: 'INV 1001',
  narrative: 'OSKO TESTER ALEX INV 1001',
  ...withStatus('UNMATCHED'),
  version: 1,
};

/** A line in each status. */
export const statementLines: readonly BankStatementLine[] = [
  deposit,
  {
    ...deposit,
    bankStatementLineId: 50_002,
    amount: money('250.00', '$250.00'),
    unmatchedAmount: money('0.00', '$0.00'),
    tranCode: '142',
    customerReference: 'DE CREDITS EX1',
    narrative: 'DIRECT DEBIT SETTLEMENT EX1',
    ...withStatus('MATCHED'),
  },
  {
    ...deposit,
    bankStatementLineId: 50_003,
    amount: money('482.15', '$482.15'),
    unmatchedAmount: money('120.00', '$120.00'),
    tranCode: '169',
    customerReference: 'MERCH 22334455',
    narrative: 'CARD SETTL 22334455 29NOV NET FEE 7.85',
    ...withStatus('PART_MATCHED'),
  },
  {
    ...deposit,
    bankStatementLineId: 50_004,
    amount: money('-12.50', '−$12.50'),
    unmatchedAmount: money('0.00', '$0.00'),
    tranCode: '698',
    customerReference: '',
    narrative: 'ACCOUNT SERVICE FEE',
    ...withStatus('EXCLUDED'),
  },
];

/** Two accounts with statements, and one that has none yet. */
export const statementBalances: readonly BankStatementBalance[] = [
  {
    bankStatementAccountId: 301,
    aliasName: 'Water receipts',
    accountIdentifier: '032-999 ...994',
    businessName: 'Harbour City Water',
    statementDate: '2026-11-30',
    closingBalance: money('1654.20', '$1,654.20'),
    unmatchedCount: 2,
  },
  {
    bankStatementAccountId: 303,
    aliasName: 'Gas receipts',
    accountIdentifier: '062-000 .....471',
    businessName: 'Harbour City Gas',
    statementDate: '2026-11-30',
    closingBalance: money('-45.80', '−$45.80'),
    unmatchedCount: 0,
  },
  {
    bankStatementAccountId: 305,
    aliasName: 'Gas trust',
    accountIdentifier: '062-000 .....472',
    businessName: 'Harbour City Gas',
    statementDate: null,
    closingBalance: null,
    unmatchedCount: 0,
  },
];

const statement: BankStatement = {
  bankStatementId: 1001,
  bankStatementAccountId: 301,
  aliasName: 'Water receipts',
  businessName: 'Harbour City Water',
  statementDate: '2026-11-30',
  statementNumber: '00334',
  openingBalance: money('1000.00', '$1,000.00'),
  closingBalance: money('1654.20', '$1,654.20'),
  gap: null,
  lineCount: 6,
  unmatchedCount: 2,
  fileName: 'statement-2026-11-30.sta',
  receivedDate: '2026-11-30T19:30:00.000Z',
};

/** Two statements that follow on, and one after a gap. */
export const statements: readonly BankStatement[] = [
  {
    ...statement,
    bankStatementId: 1003,
    statementDate: '2026-12-03',
    statementNumber: '00337',
    openingBalance: money('500.00', '$500.00'),
    closingBalance: money('600.00', '$600.00'),
    gap: money('545.80', '$545.80'),
    lineCount: 1,
    unmatchedCount: 1,
  },
  {
    ...statement,
    bankStatementId: 1002,
    statementDate: '2026-12-01',
    statementNumber: '00335',
    openingBalance: money('1654.20', '$1,654.20'),
    closingBalance: money('-45.80', '−$45.80'),
    lineCount: 3,
    unmatchedCount: 0,
  },
  statement,
];

const fileWith = (
  status: BankStatementFile['status'],
  values: Partial<BankStatementFile> & Pick<BankStatementFile, 'fileId' | 'fileName'>,
): BankStatementFile => ({
  format: 'MT940',
  formatTitle: 'MT940',
  channel: 'UPLOAD',
  channelTitle: 'Upload',
  status,
  statusDisplay: bankStatementFileStates.states[status].title,
  statusClass: bankStatementFileStates.states[status].tone,
  inProgress: status === 'CHECKING',
  size: 600,
  statementCount: 0,
  lineCount: 0,
  faults: [],
  uploader: 'Dana Petrov',
  createdDate: '2026-11-30T22:14:00.000Z',
  statusDate: '2026-11-30T22:14:02.000Z',
  version: 2,
  ...values,
});

export const importedFile = fileWith('IMPORTED', {
  fileId: 812,
  fileName: 'statement-2026-11-30.sta',
  statementCount: 1,
  lineCount: 6,
});
export const heldFile = fileWith('HELD', {
  fileId: 813,
  fileName: 'statement-2026-12-03.sta',
  faults: [
    {
      lineNumber: 2,
      message:
        'The statement of 03 Dec 2026 (number 00337) of Water receipts opens with 500.00, but that of 01 Dec 2026 (number 00335) closed with -45.80: a difference of 545.80. Statement number 336 is missing.',
    },
  ],
});
export const refusedFile = fileWith('REFUSED', {
  fileId: 814,
  fileName: 'gas-receipts.bai',
  format: 'BAI2',
  formatTitle: 'BAI2',
  faults: [
    {
      lineNumber: 3,
      message: 'The closing balance is 2,745.01, but opening balance and lines give 2,745.00: a difference of 0.01.',
    },
  ],
});
/** A file of many accounts that are not known. */
export const foreignFile = fileWith('REFUSED', {
  fileId: 815,
  fileName: 'all-accounts.sta',
  faults: [881, 882, 883, 884].map((number, index) => ({
    lineNumber: 2 + index * 18,
    message: `The account .........${number} is no statement account of this community.`,
  })),
});
export const checkingFile = fileWith('CHECKING', {
  fileId: 816,
  fileName: 'statement-2026-12-04.xml',
  lineCount: 4000,
});
