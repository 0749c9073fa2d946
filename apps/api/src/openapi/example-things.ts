import type { Json } from '@quickportal/contracts/kernel/form-meta';

/** Fields of a component with their examples; nested components have their own. */
export type Entity = Record<string, Json>;

/** Australian dollars as an entity shows them, such as `money('120.50')`. */
export const money = (amount: string): Json => ({ amount, currency: 'AUD', displayAmount: `$${amount}` });

export const transaction: Entity = {
  receiptNumber: '1000004711',
  status: 'APPROVED',
  statusDisplay: 'Approved',
  statusGroup: 'success',
  customerReferenceNumber: 'HCW-0041827',
  paymentReferenceNumber: 'INV-88213',
  comment: '',
  source: 'RESTAPI',
  sourceDisplay: 'REST API',
  settlementDate: '2026-11-23',
  principalAmount: money('120.50'),
  surchargeAmount: money('1.33'),
  totalAmount: money('121.83'),
  responseCode: '08',
  responseText: 'Approved',
  traceId: 'mzq4k1c8d0aa2f17',
  version: 2,
};

export const account: Entity = {
  displayName: 'Visa •••• 1881',
  enabled: true,
  defaultAccount: true,
  accountToken: 'C000000000500001',
  cardNumber: '401288......1881',
  expiryDateMonth: 8,
  expiryDateYear: 2029,
  expiryStatus: 'USABLE',
  bsb: '',
  accountNumber: '',
  accountName: '',
  nzBankCode: '',
  nzBranchCode: '',
  nzAccountNumber: '',
  nzAccountName: '',
};

export const schedule: Entity = {
  paymentScheduleId: 20418,
  nextPaymentDate: '2026-11-30',
  amount: money('120.50'),
  frequency: 'MONTHLY',
  summary: 'Every month on the 30th, 12 payments',
  accountDisplayName: 'Visa •••• 1881',
  supplierId: 3104,
  supplierBusiness: 'Harbour City Water',
  accountToken: 'C000000000500001',
  accountEnabled: true,
  cardEnd: { expiresOn: '2027-05-31', firstPaymentAfter: '2027-06-30' },
  startDate: '2026-08-30',
  endRule: 'AFTER_PAYMENTS',
  endDate: null,
  numberOfPayments: 12,
  paymentsMade: 3,
  paymentsLeft: 9,
  amountLeft: money('1084.50'),
  lastPaymentDate: '2026-10-30',
  customerReferenceNumber: 'HCW-0041827',
  paymentReferenceNumber: 'PS-20418',
  statusReason: '',
};

export const proposal: Entity = {
  proposalId: 8841,
  kind: 'transactions.refund',
  changeType: 'Refund payment',
  title: 'Refund payment 1000004711',
  reason: 'Billed twice',
  requesterId: 512,
  requesterName: 'Priya Raman',
  expiresAt: '2026-11-27T01:14:00.000Z',
  decidedAt: null,
  currentUserCanApprove: true,
};

export const serviceMessage: Entity = {
  serviceMessageId: 8_000_105,
  doctypeCode: 'SERVER_TO_SERVER_NOTIFICATION',
  direction: 'OUTBOUND',
  status: 'FAILED',
  summary: 'Customer Margaret Olsson changed',
  objectType: 'customer',
  objectId: 1_048_217,
  attempts: 12,
};

export const delivery: Entity = {
  deliveryId: 90_412,
  eventKey: 'evt_3cT0cLwq7b1r0Xh2u9EwKfVa',
  eventType: 'customer.created',
  objectType: 'customer',
  objectId: '1048217',
  status: 'DELIVERED',
  lastStatus: 200,
};

export const endpoint: Entity = {
  endpointId: 31,
  description: 'Keeps our CRM in step',
  disabledReason: null,
  disabledAt: null,
  waiting: 0,
  retryAt: null,
  lastFailureAt: null,
  formerSecretUntil: null,
};

export const user: Entity = {
  email: 'ines.moreau@example.com',
  secondFactorEnabled: true,
  roles: [{ roleId: 12, roleName: 'Collections officer', businessId: null, businessName: null }],
  businesses: [],
  lockedUntil: null,
  invitationExpiresAt: null,
  rightsBeyondYours: [],
};

export const switches: Entity = {
  switchedOn: ['CARD_EXPIRING', 'PAYMENT_RECEIPT', 'RECURRING_DUE'],
  facilitySwitchedOff: ['PAYMENT_DECLINED'],
  refusal: '',
};

export const uploadedFile: Entity = {
  size: 61_440,
  paymentBatchGroupId: null,
  progress: 100,
  step: 'APPLY',
  lineCount: 512,
  checkedCount: 512,
  appliedCount: 512,
  errorCount: 0,
  duplicateOfFileId: null,
  contentAvailable: true,
};
