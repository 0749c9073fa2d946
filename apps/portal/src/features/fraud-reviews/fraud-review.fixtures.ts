import type { FraudReview } from '@quickportal/contracts/fraud-reviews/fraud-review';

const money = (amount: string) => ({ amount, currency: 'AUD' as const, displayAmount: `$${amount}` });

/** A card payment that the rule of repeated declined cards suspended, with a rule in shadow beside it. */
export const suspended: FraudReview = {
  transaction: {
    receiptNumber: '1000004711',
    transactionType: 'PAYMENT',
    status: 'SUSPENDED',
    statusDisplay: 'Suspended',
    statusGroup: 'danger',
    businessId: 101,
    customerId: 41_827,
    customerName: 'Margaret Olsson',
    customerReferenceNumber: 'HCW-0041827',
    paymentReferenceNumber: 'INV-88213',
    comment: '',
    source: 'TERMINAL',
    sourceDisplay: 'Portal',
    transactionTime: '2026-11-19T23:42:17.000Z',
    settlementDate: null,
    principalAmount: money('236.95'),
    surchargeAmount: money('0.00'),
    totalAmount: money('236.95'),
    paidFrom: {
      accountType: 'CREDIT_CARD',
      maskedNumber: '424242......1881',
      holderName: 'Margaret Olsson',
      cardScheme: 'VISA',
      cardType: 'CREDIT',
      bsb: null,
    },
    summaryCode: null,
    responseCode: null,
    responseText: '',
    traceId: 'mzq4k1c8d0aa2f17',
    version: 3,
  },
  businessName: 'Harbour City Water',
  payerIp: '198.51.100.24',
  ipCountry: 'NZ',
  bankCountry: 'AU',
  decision: {
    status: 'SUSPENDED',
    statusDisplay: 'Suspended',
    mode: 'ACTIVE',
    decidedAt: '2026-11-19T23:42:17.000Z',
    reasons: [
      {
        rule: 'CARD_PAN',
        title: 'Repeated declined card',
        text: '4 declined payments of the card within 12 hours; 4 suspend.',
        isShadow: false,
      },
      {
        rule: 'IP_BIN_COUNTRY_MISMATCH',
        title: 'IP and bank country differ',
        text: 'The IP address is in New Zealand, the card’s bank is in Australia.',
        isShadow: true,
      },
    ],
    reviewedAt: null,
    reviewerName: null,
    reviewReason: '',
    version: 1,
  },
};

const like = (receiptNumber: string, customerName: string, amount: string): FraudReview => ({
  ...suspended,
  transaction: {
    ...suspended.transaction,
    receiptNumber,
    customerName,
    principalAmount: money(amount),
    totalAmount: money(amount),
  },
});

/** Three payments that wait, the oldest first. */
export const waiting: readonly FraudReview[] = [
  suspended,
  like('1000004712', 'Noah Phillips', '361.81'),
  like('1000004713', 'Graeme Davis', '255.08'),
];

/** A payment that a user declined, and why. */
export const declined: FraudReview = {
  ...like('1000004600', 'Marlee Clarke', '120.22'),
  decision: {
    ...suspended.decision,
    status: 'DECLINED',
    statusDisplay: 'Declined',
    reviewedAt: '2026-11-19T23:50:00.000Z',
    reviewerName: 'Dana Petrov',
    reviewReason: 'The customer does not know the payment',
    version: 2,
  },
};
