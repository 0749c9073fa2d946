import type { AuditEntry } from '@quickportal/contracts/access/audit-entry';
import type { SupplierAccountDetails } from '@quickportal/contracts/supplier-accounts/supplier-account-details';
import type { TransactionRow } from '@quickportal/contracts/transactions/read';
import { dualAuthSetup, waterSetup } from '../supplier-account.fixtures.ts';

/** An AU bank account that schedules and payments of the counter settle to. */
export const bankDetails: SupplierAccountDetails = {
  accountId: 21,
  businessId: waterSetup.businessId,
  businessName: waterSetup.businessName,
  kind: 'AU_BANK',
  accountAlias: 'Water direct debits',
  status: 'ENABLED',
  currency: 'AUD',
  settlementAccount: '062-000 •••702',
  pendingAccountAuthorisationId: null,
  version: 3,
  details: [
    { title: 'Account Alias', value: 'Water direct debits' },
    { title: 'Account name', value: 'Harbour City Water' },
    { title: 'Settlement account', value: '062-000 •••702' },
    { title: 'Direct Entry ID', value: '361204' },
    { title: 'APCA user name', value: 'HARBOUR CITY WATER' },
    { title: 'Remitter name', value: 'HC WATER' },
    { title: 'Payee reference', value: null },
  ],
  nzBankType: null,
  merchantType: null,
  createdAt: '2025-03-02T23:10:00Z',
  updatedAt: '2026-11-20T04:31:00Z',
  statusChangedAt: '2025-03-02T23:10:00Z',
  activeSchedules: 214,
  activeAgreements: 0,
  linkedBusinesses: [],
  statementAccounts: [{ bankStatementAccountId: 5, aliasName: 'Water receipts', statusCode: 'ACTIVE' }],
};

/** A PayTo account whose change waits for a second person. */
export const waitingDetails: SupplierAccountDetails = {
  ...bankDetails,
  accountId: 61,
  kind: 'PAYTO_PAYEE',
  accountAlias: 'Water PayTo',
  status: 'BLOCKED',
  pendingAccountAuthorisationId: 9,
  details: [
    { title: 'Account Alias', value: 'Water PayTo' },
    { title: 'Payee Alias', value: 'water@harbourcity.example' },
  ],
  activeSchedules: 0,
  activeAgreements: 37,
  statementAccounts: [],
};

/** An account of another kind, as it is after it was saved. */
export const savedDetails = (of: Pick<SupplierAccountDetails, 'accountId' | 'kind' | 'accountAlias'>) => ({
  ...bankDetails,
  ...of,
  details: [{ title: 'Account Alias', value: of.accountAlias }],
});

export const waitingSetup = dualAuthSetup;

const money = (amount: string) => ({ amount, currency: 'AUD' as const, displayAmount: `$${amount}` });

/** A direct debit that settles to it. */
export const accountPayments: readonly TransactionRow[] = [
  {
    receiptNumber: '1000004711',
    transactionType: 'PAYMENT',
    status: 'APPROVED',
    statusDisplay: 'Approved',
    statusGroup: 'success',
    customerReferenceNumber: 'HCW-0041827',
    paymentReferenceNumber: 'INV-88213',
    sourceDisplay: 'Schedule',
    transactionTime: '2026-11-19T23:42:17.000Z',
    totalAmount: money('124.00'),
    refundedAmount: money('0.00'),
    paidFrom: {
      accountType: 'DIRECT_DEBIT',
      maskedNumber: '••••7702',
      holderName: 'Margaret Olsson',
      cardScheme: null,
      cardType: null,
      bsb: '062-000',
    },
  },
];

const by = { userName: 'Avery Collins', loginName: 'staff.admin', about: {} };

/** An edit with its differences, and the addition. */
export const accountEntries: readonly AuditEntry[] = [
  {
    ...by,
    id: 2,
    eventDate: '2026-11-20T04:31:00Z',
    description: 'Account Water direct debits of Harbour City Water edited',
    changes: [
      { field: 'Remitter name', title: 'Remitter name', from: 'WATER', to: 'HC WATER' },
      {
        field: 'Settlement account',
        title: 'Settlement account',
        from: '062-000 •••114',
        to: '062-000 •••702',
      },
    ],
  },
  {
    ...by,
    id: 1,
    eventDate: '2025-03-02T23:10:00Z',
    description: 'Account Water direct debits of Harbour City Water added',
    changes: [],
  },
];
