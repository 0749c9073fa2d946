import type { BankStatementDay } from '@quickportal/contracts/bank-statement-days/bank-statement-day';

const money = (amount: string, displayAmount: string) => ({ amount, currency: 'AUD' as const, displayAmount });

/** An open day of which two lines are left. */
export const openDay: BankStatementDay = {
  bankStatementAccountId: 301,
  aliasName: 'Water receipts',
  businessName: 'Harbour City Water',
  day: '2026-11-19',
  isClosed: false,
  closedBy: null,
  closedDate: null,
  differenceReason: '',
  openingBalance: money('214806.35', '$214,806.35'),
  creditCount: 43,
  credits: money('96418.72', '$96,418.72'),
  debitCount: 3,
  debits: money('-3204.50', '−$3,204.50'),
  statementBalance: money('308020.57', '$308,020.57'),
  matched: money('94950.82', '$94,950.82'),
  excluded: money('-3202.00', '−$3,202.00'),
  bookBalance: money('306555.17', '$306,555.17'),
  difference: money('1465.40', '$1,465.40'),
  lineCount: 46,
  openCount: 3,
  differences: [
    {
      bankStatementLineId: 50_017,
      narrative: 'M OLSSON WATER RATES 20418',
      status: 'UNMATCHED',
      statusDisplay: 'Unmatched',
      statusClass: 'warning',
      amount: money('186.90', '$186.90'),
    },
    {
      bankStatementLineId: 50_018,
      narrative: 'BAYSIDE ELC NOV ACCOUNT',
      status: 'PART_MATCHED',
      statusDisplay: 'Part matched',
      statusClass: 'info',
      amount: money('1281.00', '$1,281.00'),
    },
    {
      bankStatementLineId: 50_019,
      narrative: 'DISHNR FEE',
      status: 'UNMATCHED',
      statusDisplay: 'Unmatched',
      statusClass: 'warning',
      amount: money('-2.50', '−$2.50'),
    },
  ],
  version: null,
};

/** A day that was closed without a difference. */
export const closedDay: BankStatementDay = {
  ...openDay,
  isClosed: true,
  closedBy: 'Tess Whitlock',
  closedDate: '2026-11-19T22:31:00.000Z',
  matched: money('96416.22', '$96,416.22'),
  bookBalance: money('308020.57', '$308,020.57'),
  difference: money('0.00', '$0.00'),
  openCount: 0,
  differences: [],
  version: 1,
};

/** A day that was closed with a difference and a reason. */
export const closedWithDifference: BankStatementDay = {
  ...openDay,
  isClosed: true,
  closedBy: 'Tess Whitlock',
  closedDate: '2026-11-19T22:31:00.000Z',
  differenceReason: 'The bank refunds the fee tomorrow',
  version: 3,
};
