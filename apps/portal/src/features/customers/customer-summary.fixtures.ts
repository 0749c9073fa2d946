import type { CustomerSummary } from '@quickportal/contracts/customers/read';

const money = (amount: string) => ({
  amount,
  currency: 'AUD' as const,
  displayAmount: `$${amount.replace(/(\d)(\d{3})\./, '$1,$2.')}`,
});

const payment = (date: string, paymentScheduleId: number, description: string, amount: string) => ({
  date,
  paymentScheduleId,
  paymentScheduleCode: `PS-${paymentScheduleId}`,
  description,
  amount: money(amount),
  surchargeAmount: money('0.00'),
  totalAmount: money(amount),
});

const row = (receiptNumber: string, transactionTime: string, amount: string) => ({
  receiptNumber,
  customerReferenceNumber: 'HCW-0041827',
  paymentReferenceNumber: 'INV-88213',
  transactionTime,
  sourceDisplay: 'Schedule',
  status: 'APPROVED' as const,
  statusDisplay: 'Approved',
  statusGroup: 'success' as const,
  totalAmount: money(amount),
  refundedAmount: money('0.00'),
  paidFrom: {
    accountType: 'CREDIT_CARD' as const,
    maskedNumber: '401288......1881',
    holderName: 'Margaret Olsson',
    cardScheme: 'VISA',
    cardType: null,
    bsb: null,
  },
  transactionType: 'PAYMENT' as const,
});

const taken = [3, 2, 3, 2, 3, 3, 2, 4, 3, 3, 2, 2];

/** What Margaret Olsson pays: everything is there, and something of each kind failed. */
export const margaretsSummary = {
  today: '2026-11-20',
  nextPayments: {
    until: '2026-12-13',
    items: [
      payment('2026-11-24', 20_418, 'Water rates', '186.40'),
      payment('2026-12-01', 20_533, 'Hydrant access', '64.00'),
      payment('2026-12-08', 20_418, 'Water rates', '186.40'),
    ],
    due: [money('436.80')],
    hasMore: false,
  },
  payments: {
    months: taken.map((count, at) => ({
      month: at === 0 ? '2025-12-01' : `2026-${String(at).padStart(2, '0')}-01`,
      taken: count,
      refunded: at === 4 ? 1 : 0,
      declined: at === 3 || at === 10 ? 1 : 0,
    })),
    totals: [
      {
        currency: 'AUD',
        taken: { count: 32, amount: money('5912.80') },
        refunded: { count: 1, amount: money('64.00') },
        declined: { count: 2, amount: money('372.80') },
        balance: money('5848.80'),
      },
    ],
    latest: [
      row('1000004207', '2026-11-09T22:14:00.000Z', '186.40'),
      row('1000003902', '2026-10-31T22:02:00.000Z', '64.00'),
      {
        ...row('1000003588', '2026-10-26T22:15:00.000Z', '186.40'),
        status: 'DECLINED',
        statusDisplay: 'Declined',
        statusGroup: 'danger',
      },
      { ...row('1000003120', '2026-10-12T22:15:00.000Z', '64.00'), transactionType: 'REFUND' },
    ],
    declined: {
      recordsCount: 8,
      items: [
        {
          receiptNumber: '1000003588',
          transactionTime: '2026-10-26T22:15:00.000Z',
          status: 'DECLINED',
          statusDisplay: 'Declined',
          statusGroup: 'danger',
          totalAmount: money('186.40'),
          reason: 'Insufficient funds',
          nextStep: 'Try again later, or ask the customer for another account.',
          accountId: 500_001,
          retryDate: null,
        },
        {
          receiptNumber: '1000003577',
          transactionTime: '2026-10-25T22:15:00.000Z',
          status: 'DISHONOURED',
          statusDisplay: 'Dishonoured',
          statusGroup: 'danger',
          totalAmount: money('64.00'),
          reason: 'Refer to customer',
          nextStep: 'Try again later, or ask the customer for another account.',
          accountId: 500_002,
          retryDate: '2026-11-23',
        },
      ],
    },
  },
  failedSchedules: {
    recordsCount: 1,
    items: [
      {
        paymentScheduleId: 20_102,
        paymentScheduleCode: 'PS-20102',
        description: 'Meter rental',
        accountDisplayName: 'Mastercard •••• 5100',
        accountEnabled: false,
        amount: money('12.00'),
        statusReason: 'Lost card. The account cannot be charged again.',
        failedAt: '2026-11-02T22:15:00.000Z',
      },
    ],
  },
  expiringCards: {
    recordsCount: 2,
    items: [
      {
        accountId: 500_001,
        displayName: 'Visa •••• 1881',
        tokenised: false,
        expiryDateMonth: 12,
        expiryDateYear: 2026,
        expiryStatus: 'EXPIRING',
        activeSchedules: 2,
      },
      {
        accountId: 500_004,
        displayName: 'Visa •••• 4242',
        tokenised: true,
        expiryDateMonth: 10,
        expiryDateYear: 2026,
        expiryStatus: 'EXPIRED',
        activeSchedules: 0,
      },
    ],
  },
} satisfies CustomerSummary;
