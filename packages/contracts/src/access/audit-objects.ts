import { readRights as customerRights } from '../customers/customer-rights.ts';
import { agreementReadRights } from '../payto-agreements/payto-agreement-rights.ts';
import { proposalRights } from '../proposals/proposal-rights.ts';
import { userReadRights } from '../users/user-rights.ts';
import type { Right } from './rights.ts';

/** What audit entries are about, and the rights that open such an entry: any one of them. */
export const auditObjects = {
  'api-key': ['VIEW_API_KEYS', 'MANAGE_API_KEYS'],
  // Staff set it, and only they see it (1R164)
  'bin-testing-mode': ['VIEW_OPERATIONS', 'MANAGE_OPERATIONS'],
  business: ['VIEW_BUSINESSES', 'MANAGE_BUSINESSES'],
  call: userReadRights,
  community: userReadRights,
  customer: customerRights,
  'customer-account': ['VIEW_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMER_ACCOUNTS'],
  export: ['EXPORT_CUSTOMERS', 'EXPORT_TRANSACTIONS'],
  'fraud-back-test': ['VIEW_FRAUD_GUARD', 'MANAGE_FRAUD_GUARD'],
  'fraud-guard-rules': ['VIEW_FRAUD_GUARD', 'MANAGE_FRAUD_GUARD'],
  'ip-address': ['VIEW_WHITELISTS', 'MANAGE_WHITELISTS'],
  'payto-agreement': agreementReadRights,
  'payto-migration': agreementReadRights,
  proposal: proposalRights,
  'recurring-payment': ['VIEW_RECURRING_CUSTOMERS', 'MANAGE_RECURRING_CUSTOMERS'],
  'reference-data': ['VIEW_AUDIT'],
  role: userReadRights,
  'saved-view': userReadRights,
  'service-message': customerRights,
  session: userReadRights,
  'settlement-account': ['VIEW_SETTLEMENT_ACCOUNTS', 'MANAGE_SETTLEMENT_ACCOUNTS', 'VIEW_ACCOUNTS'],
  'system-user': userReadRights,
  transaction: ['TransactionDetailView'],
  'uploaded-file': ['VIEW_FILES', 'MANAGE_FILES'],
  'vault-entry': ['VIEW_CUSTOMER_ACCOUNTS', 'MANAGE_CUSTOMER_ACCOUNTS'],
  'vault-key': ['VIEW_AUDIT'],
  'webhook-endpoint': ['VIEW_WEBHOOKS', 'MANAGE_WEBHOOKS'],
} as const satisfies Record<string, readonly Right[]>;
export type AuditObjectType = keyof typeof auditObjects;

/** Under which name an entry gives the id of its object; objects that no call knows have none. */
export const auditObjectIds = {
  'api-key': 'apiKeyId',
  business: 'businessId',
  customer: 'customerId',
  'customer-account': 'accountId',
  export: 'exportId',
  'fraud-back-test': 'backTestId',
  'ip-address': 'communityIpId',
  'payto-agreement': 'agreementToken',
  'payto-migration': 'migrationId',
  proposal: 'proposalId',
  'recurring-payment': 'recurringPaymentId',
  role: 'roleId',
  'saved-view': 'savedViewId',
  'service-message': 'serviceMessageId',
  'settlement-account': 'settlementAccountId',
  'system-user': 'userId',
  transaction: 'receiptNumber',
  'uploaded-file': 'fileId',
  'webhook-endpoint': 'endpointId',
} as const satisfies { readonly [T in AuditObjectType]?: string };

/** Every right that opens some audit entry. */
export const auditRights: ReadonlySet<Right> = new Set(Object.values(auditObjects).flat());
