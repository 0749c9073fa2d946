import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { displayAmount, formatAmount } from '@quickportal/contracts/rules/money';
import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { BackTest, BackTestPayment, BackTestResult } from './back-test.data.ts';

const money = (cents: bigint) => ({
  amount: formatAmount(cents),
  currency: 'AUD' as const,
  displayAmount: displayAmount(cents, 'AUD'),
});
const counted = (payments: number, cents: bigint) => ({ payments, amounts: [money(cents)] });
const rule = (code: BackTestResult['rules'][number]['rule'], payments: number, isShadow = false) => ({
  rule: code,
  isShadow,
  ...counted(payments, BigInt(payments) * 31_967n),
  outcomes: [],
});

const stoppedOn: Readonly<Record<string, number>> = { '2026-11-09': 27, '2026-11-10': 31, '2026-11-11': 24 };

/** What changed rules would have stopped in 90 days. */
export const backTestResult: BackTestResult = {
  from: '2026-08-23',
  to: '2026-11-20',
  effect: 'SUSPENDS',
  checked: counted(18_402, 589_641_215n),
  stopped: counted(214, 6_841_215n),
  outcomes: [
    { outcome: 'REFUNDED', ...counted(23, 812_050n) },
    { outcome: 'DECLINED', ...counted(151, 4_702_100n) },
    { outcome: 'GOOD', ...counted(40, 1_327_065n) },
  ],
  rules: [
    rule('CARD_PAN', 96),
    rule('IP_ADDRESS', 61),
    rule('VELOCITY_CHECK', 12),
    rule('BANK_COUNTRIES', 8),
    rule('HIGH_RISK_IP_COUNTRY', 27, true),
    rule('UNUSUALLY_LARGE_AMOUNT', 19),
  ],
  days: Array.from({ length: 90 }, (_, index) => {
    const day = addDays('2026-08-23', index);
    return { day, checked: 190 + ((index * 37) % 40), stopped: stoppedOn[day] ?? (index * 7) % 4 };
  }),
  busiestDay: { day: '2026-11-10', stopped: 31, fromOneAddress: 28 },
  inForce: { ...counted(188, 6_014_100n), effect: 'SUSPENDS' },
  added: counted(26, 827_115n),
  removed: { payments: 0, amounts: [] },
  listed: 214,
};

/** A back-test that has its result. */
export const doneBackTest: BackTest = {
  backTestId: 12,
  businessId: null,
  status: 'DONE',
  progress: 100,
  createdAt: '2026-11-20T02:00:00.000Z',
  endedAt: '2026-11-20T02:00:07.000Z',
  expiresAt: '2026-11-21T02:00:00.000Z',
  result: backTestResult,
};

const payment = (receiptNumber: string, status: TransactionStatus): BackTestPayment['transaction'] => ({
  receiptNumber,
  transactionType: 'PAYMENT',
  status,
  statusDisplay: transactionStates.states[status].title,
  statusGroup: transactionStates.states[status].tone,
  businessId: 101,
  customerId: 41_827,
  customerName: 'Margaret Olsson',
  customerReferenceNumber: 'HCW-0041827',
  paymentReferenceNumber: 'INV-88213',
  comment: '',
  source: 'ONLINE',
  sourceDisplay: 'Online',
  transactionTime: '2026-11-10T03:12:44.000Z',
  settlementDate: '2026-11-10',
  principalAmount: money(124_000n),
  surchargeAmount: money(1364n),
  totalAmount: money(125_364n),
  paidFrom: {
    accountType: 'CREDIT_CARD',
    maskedNumber: '424242......4242',
    holderName: 'M OLSSON',
    cardScheme: 'VISA',
    cardType: 'CREDIT',
    bsb: null,
  },
  summaryCode: 0,
  responseCode: '08',
  responseText: 'Approved',
  traceId: '',
  version: 1,
});

export const backTestPayments: readonly BackTestPayment[] = [
  { transaction: payment('1000004711', 'APPROVED'), rules: ['UNUSUALLY_LARGE_AMOUNT'], outcome: 'GOOD', isAdded: true },
  {
    transaction: payment('1000004710', 'DECLINED'),
    rules: ['CARD_PAN', 'IP_ADDRESS'],
    outcome: 'DECLINED',
    isAdded: false,
  },
  {
    transaction: payment('1000004698', 'REFUNDED'),
    rules: ['IP_ADDRESS'],
    outcome: 'REFUNDED',
    isAdded: false,
  },
];
