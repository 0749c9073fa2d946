import { fileStatusGroup } from '@quickportal/contracts/rules/states/uploaded-file';
import type { PaymentFile } from '@quickportal/contracts/payment-files/payment-file';
import type { PaymentFileLine } from '@quickportal/contracts/payment-files/payment-file-line';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';

const aud = (amount: string, displayAmount: string) => ({ amount, currency: 'AUD' as const, displayAmount });

/** A payment file of the stories, checked. */
export const waterRates: UploadedFile = {
  fileId: 4210,
  fileName: 'water-rates-2026-11-20.csv',
  contentType: 'text/csv',
  format: 'PAYMENTS_CSV',
  formatTitle: 'Payments',
  statusGroup: fileStatusGroup('QUEUED'),
  size: 331_204,
  checksum: 'c41e86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b077b0',
  uploader: 'Priya Nair',
  apiKeyName: null,
  createdDate: '2026-11-19T22:12:00.000Z',
  statusDate: '2026-11-19T22:12:11.000Z',
  paymentBatchGroupId: null,
  recentlyUploaded: false,
  inProgress: true,
  progress: 0,
  step: 'RELEASE',
  lineCount: 4212,
  checkedCount: 4212,
  appliedCount: 0,
  errorCount: 5,
  dismissedDate: null,
  dismissedBy: null,
  correctedByFileId: null,
  leavesOutUnknown: false,
  duplicateOfFileId: null,
  contentAvailable: true,
};

export const fileIn = (
  statusCode: UploadedFile['statusGroup']['statusCode'],
  values: Partial<UploadedFile> = {},
): UploadedFile => ({ ...waterRates, ...values, statusGroup: fileStatusGroup(statusCode) });

const card = {
  currency: 'AUD' as const,
  paymentMethod: 'CREDIT_CARD' as const,
  lineCount: 1204,
  principalAmount: aud('166064.43', '$166,064.43'),
  surchargeAmount: aud('2487.97', '$2,487.97'),
  totalAmount: aud('168552.40', '$168,552.40'),
  settlementDate: '2026-11-20',
  cutOffDate: '2026-11-20T12:59:59.000Z',
};
const debit = {
  currency: 'AUD' as const,
  paymentMethod: 'DIRECT_DEBIT' as const,
  lineCount: 2997,
  principalAmount: aud('419520.75', '$419,520.75'),
  surchargeAmount: aud('0.00', '$0.00'),
  totalAmount: aud('419520.75', '$419,520.75'),
  settlementDate: '2026-11-20',
  cutOffDate: '2026-11-20T07:00:00.000Z',
};

export const checked: PaymentFile = {
  fileId: 4210,
  waitsForRelease: true,
  proposalId: null,
  processDate: null,
  releasedDate: null,
  releasedBy: null,
  readyCount: 4201,
  wrongCount: 5,
  duplicateCount: 3,
  leftOutCount: 3,
  takenCount: 0,
  refusedCount: 0,
  totals: [card, debit],
  outcomes: [],
};

export const released: PaymentFile = {
  ...checked,
  waitsForRelease: false,
  releasedDate: '2026-11-19T23:44:02.000Z',
  releasedBy: 'Dana Petrov',
  readyCount: 0,
  takenCount: 4201,
  outcomes: [
    {
      currency: 'AUD',
      paymentMethod: 'CREDIT_CARD',
      status: 'APPROVED',
      paymentCount: 1172,
      totalAmount: aud('164118.90', '$164,118.90'),
    },
    {
      currency: 'AUD',
      paymentMethod: 'CREDIT_CARD',
      status: 'DECLINED',
      paymentCount: 32,
      totalAmount: aud('4433.50', '$4,433.50'),
    },
    {
      currency: 'AUD',
      paymentMethod: 'DIRECT_DEBIT',
      status: 'PENDING',
      paymentCount: 2997,
      totalAmount: aud('419520.75', '$419,520.75'),
    },
  ],
};
export const sending: PaymentFile = { ...released, readyCount: 2339, takenCount: 1862 };

const line = (lineNumber: number, values: Partial<PaymentFileLine['values']>, rest: Partial<PaymentFileLine>) => ({
  lineNumber,
  status: 'WRONG' as const,
  values: {
    businessCode: 'HCW',
    customerNumber: '',
    accountToken: '',
    amount: '',
    currency: '',
    customerReferenceNumber: '',
    paymentReferenceNumber: '',
    comment: '',
    ...values,
  },
  canBeCorrected: (rest.status ?? 'WRONG') === 'WRONG',
  findings: [],
  customerId: null,
  customerName: '',
  paymentMethod: null,
  totalAmount: null,
  sameLineNumber: null,
  sameReceiptNumber: null,
  receiptNumber: null,
  transactionStatus: null,
  ...rest,
});

export const wrongLines: PaymentFileLine[] = [
  line(
    402,
    { customerNumber: 'HCW-004182', amount: '64.00' },
    { findings: [{ column: 'customerNumber', message: 'The business has no customer with this number.' }] },
  ),
  line(
    2210,
    { customerNumber: 'HCW-0039021', amount: '0.00', paymentReferenceNumber: 'INV-20418' },
    { findings: [{ column: 'amount', message: 'Enter at least $1.00 AUD.' }] },
  ),
];
export const duplicateLines: PaymentFileLine[] = [
  line(
    631,
    { customerNumber: 'HCW-0041827', amount: '1240.00', paymentReferenceNumber: 'BEL-NOV-26' },
    {
      status: 'DUPLICATE',
      customerId: 12,
      customerName: 'Bayside Early Learning Co-op',
      paymentMethod: 'DIRECT_DEBIT',
      totalAmount: aud('1240.00', '$1,240.00'),
      sameLineNumber: 630,
    },
  ),
  line(
    1902,
    { customerNumber: 'HCW-0039021', amount: '96.00' },
    {
      status: 'DUPLICATE',
      customerId: 13,
      customerName: 'Hamish McAllister',
      paymentMethod: 'CREDIT_CARD',
      totalAmount: aud('96.00', '$96.00'),
      sameReceiptNumber: '1000073902',
    },
  ),
];
