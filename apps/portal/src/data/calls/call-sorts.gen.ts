// Written by `npm run registries` from the contracts.
/** What each list can be sorted by; first how it is sorted when nothing is chosen. */
export const callSorts = {
  'administrators.search': ['fullName', ['fullName', 'loginName', 'status', 'lastSignInAt']],
  'customers.search': ['customerName', ['customerName', 'customerNumber', 'customerId', 'status', 'createdAt']],
  'paytoAgreements.search': ['-createdAt', ['createdAt']],
  'recurringPayments.search': ['status', ['status', 'nextPaymentDate']],
  'transactions.search': ['-transactionTime', ['transactionTime', 'customerName', 'settlementDate', 'totalAmount']],
  'uploadedFiles.list': ['-createdDate', ['fileName', 'size', 'createdDate']],
  'users.search': ['fullName', ['fullName', 'loginName', 'status', 'lastSignInAt']],
} as const;
