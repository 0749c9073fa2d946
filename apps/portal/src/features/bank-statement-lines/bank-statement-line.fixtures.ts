import type {
  BankStatementLineDetails,
  InvoiceCandidate,
} from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';

const money = (amount: string, displayAmount = `$${amount}`) => ({ amount, currency: 'AUD' as const, displayAmount });

/** A line that no rule matched: one of them nearly did. */
export const unmatchedLine: BankStatementLineDetails = {
  bankStatementLineId: 50_017,
  bankStatementAccountId: 301,
  aliasName: 'Water receipts',
  businessId: 100,
  businessName: 'Harbour City Water',
  bankStatementId: 1001,
  statementDate: '2026-11-19',
  valueDate: '2026-11-19',
  amount: money('186.90'),
  unmatchedAmount: money('186.90'),
  tranCode: '195',
  bankReference: 'OSK00042',
  customerReference: '20418',
  narrative: 'M OLSSON WATER RATES 20418',
  status: 'UNMATCHED',
  statusDisplay: 'Unmatched',
  statusClass: 'warning',
  version: 3,
  note: '',
  exclusion: null,
  isDayClosed: false,
  matches: [],
  rules: [
    { ruleName: 'Virtual account', outcome: 'FAILED', reason: 'The line names no virtual account.', isNear: false },
    {
      ruleName: 'Invoice number',
      outcome: 'FAILED',
      reason: 'The text has the number of no open invoice.',
      isNear: false,
    },
    {
      ruleName: 'Amount and date',
      outcome: 'FAILED',
      reason: 'The amount differs by $0.50 from the nearest invoice, INV-88213.',
      isNear: true,
    },
    { ruleName: 'Name and amount', outcome: 'PAUSED', reason: 'Paused', isNear: false },
  ],
  rulesTriedDate: null,
};

const matches: BankStatementLineDetails['matches'] = [
  {
    matchId: 70_001,
    invoiceId: 9001,
    invoiceNumber: 'INV-88213',
    payerName: 'Margaret Olsson',
    dueDate: '2026-11-24',
    amount: money('120.00'),
    openAmount: money('66.40'),
    ruleName: null,
    matchedBy: 'Tess Whitlock',
    matchedDate: '2026-11-19T22:31:00.000Z',
  },
];

/** A line of which a user matched a part, with a note. */
export const partMatchedLine: BankStatementLineDetails = {
  ...unmatchedLine,
  unmatchedAmount: money('66.90'),
  status: 'PART_MATCHED',
  statusDisplay: 'Part matched',
  note: 'She called on Thursday: the rest is for the meter.',
  matches,
};

/** A line that a rule matched to two invoices. */
export const ruleMatchedLine: BankStatementLineDetails = {
  ...unmatchedLine,
  unmatchedAmount: money('0.00'),
  status: 'MATCHED',
  statusDisplay: 'Matched',
  statusClass: 'success',
  matches: [
    ...matches.map((match) => ({ ...match, ruleName: 'Invoice number', matchedBy: 'A rule' })),
    {
      matchId: 70_002,
      invoiceId: 9002,
      invoiceNumber: 'INV-88190',
      payerName: 'Olsson Family Trust',
      dueDate: '2026-11-12',
      amount: money('66.90'),
      openAmount: money('-0.50', '−$0.50'),
      ruleName: 'Invoice number',
      matchedBy: 'A rule',
      matchedDate: '2026-11-19T19:04:00.000Z',
    },
  ],
  rules: [
    { ruleName: 'Virtual account', outcome: 'FAILED', reason: 'The line names no virtual account.', isNear: false },
    { ruleName: 'Invoice number', outcome: 'MATCHED', reason: 'Found INV-88213, INV-88190', isNear: false },
    {
      ruleName: 'Amount and date',
      outcome: 'NOT_TRIED',
      reason: 'Not tried, an earlier rule decided',
      isNear: false,
    },
  ],
  rulesTriedDate: '2026-11-19T19:04:00.000Z',
};

/** A fee of the bank that is matched to nothing. */
export const excludedLine: BankStatementLineDetails = {
  ...unmatchedLine,
  amount: money('-2.50', '−$2.50'),
  unmatchedAmount: money('0.00'),
  narrative: 'DISHNR FEE',
  customerReference: '',
  status: 'EXCLUDED',
  statusDisplay: 'Excluded',
  statusClass: 'neutral',
  exclusion: { reason: 'Fee of the bank', excludedBy: 'Tess Whitlock', excludedDate: '2026-11-19T22:40:00.000Z' },
  rules: [],
};

/** The nearest open invoices. */
export const candidates: readonly InvoiceCandidate[] = [
  {
    invoiceId: 9001,
    invoiceNumber: 'INV-88213',
    payerName: 'Margaret Olsson',
    payerReference: 'PS-20418',
    openAmount: money('186.40'),
    issueDate: '2026-11-01',
    dueDate: '2026-11-24',
    amount: { isSame: false, text: 'differs by $0.50' },
    date: { isSame: true, text: 'due 5 days later' },
    name: { isSame: false, text: 'in part' },
    reference: { isSame: true, text: 'customer number' },
  },
  {
    invoiceId: 9002,
    invoiceNumber: 'INV-88190',
    payerName: 'Olsson Family Trust',
    payerReference: 'PS-19077',
    openAmount: money('186.90'),
    issueDate: '2026-10-29',
    dueDate: '2026-11-12',
    amount: { isSame: true, text: 'same' },
    date: { isSame: false, text: 'due 7 days earlier' },
    name: { isSame: false, text: 'in part' },
    reference: { isSame: false, text: 'not in the text' },
  },
  {
    invoiceId: 9003,
    invoiceNumber: 'INV-88240',
    payerName: 'Magnus Olson',
    payerReference: '',
    openAmount: money('187.00'),
    issueDate: '2026-11-05',
    dueDate: '2026-11-19',
    amount: { isSame: false, text: 'differs by $0.10' },
    date: { isSame: true, text: 'same day' },
    name: { isSame: false, text: 'not in the text' },
    reference: { isSame: false, text: 'not in the text' },
  },
];
