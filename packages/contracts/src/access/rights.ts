/** Who may hold a right: facility users, staff, or both. */
export type RightHolder = 'facility' | 'staff' | 'both';

interface RightDefinition {
  title: string;
  group: string;
  holder: RightHolder;
  /** A view right opens pages and queries only. */
  view?: true;
}

/**
 * The vocabulary of rights for all three documents. The first eight are the specification's own names (1K035);
 * the others are decided here, in the same manner (docs/decisions/0005-rights-vocabulary.md).
 */
export const rights = {
  MANAGE_CUSTOMERS: { title: 'Add, edit, enable and disable customers', group: 'Customers', holder: 'both' },
  MANAGE_CUSTOMER_ACCOUNTS: { title: 'Add and change customer accounts', group: 'Customers', holder: 'both' },
  VIEW_CUSTOMER_ACCOUNTS: { title: 'See customer accounts', group: 'Customers', holder: 'both', view: true },
  MANAGE_RECURRING_CUSTOMERS: { title: 'Add, change and stop payment schedules', group: 'Customers', holder: 'both' },
  VIEW_RECURRING_CUSTOMERS: { title: 'See payment schedules', group: 'Customers', holder: 'both', view: true },
  VIEW_CUSTOMERS: { title: 'See customers', group: 'Customers', holder: 'both', view: true },
  TERMINAL_EXISTING_CUSTOMER: { title: 'Take payments from customers', group: 'Payments', holder: 'both' },
  TransactionDetailView: { title: 'See transactions', group: 'Payments', holder: 'both', view: true },
  EXPORT_CUSTOMERS: { title: 'Export customers', group: 'Customers', holder: 'both' },
  REFUND_TRANSACTIONS: { title: 'Refund and void payments', group: 'Payments', holder: 'both' },
  APPROVE_REFUNDS: { title: 'Approve refunds over the limit', group: 'Payments', holder: 'both' },
  EXPORT_TRANSACTIONS: { title: 'Export transactions', group: 'Payments', holder: 'both' },
  REQUERY_TRANSACTIONS: { title: 'Query the gateway again', group: 'Payments', holder: 'staff' },
  MANAGE_FRAUD_GUARD: { title: 'Change fraud guard rules', group: 'Risk', holder: 'both' },
  VIEW_FRAUD_GUARD: { title: 'See fraud guard rules', group: 'Risk', holder: 'both', view: true },
  REVIEW_SUSPENDED_PAYMENTS: { title: 'Decide on suspended payments', group: 'Risk', holder: 'both' },
  MANAGE_FACILITY_SETTINGS: { title: 'Change facility settings', group: 'Facility', holder: 'both' },
  VIEW_FACILITY_SETTINGS: { title: 'See facility settings', group: 'Facility', holder: 'both', view: true },
  MANAGE_BUSINESSES: { title: 'Change businesses', group: 'Facility', holder: 'both' },
  VIEW_BUSINESSES: { title: 'See businesses', group: 'Facility', holder: 'both', view: true },
  MANAGE_SETTLEMENT_ACCOUNTS: { title: 'Change settlement accounts', group: 'Facility', holder: 'both' },
  VIEW_SETTLEMENT_ACCOUNTS: { title: 'See settlement accounts', group: 'Facility', holder: 'both', view: true },
  MANAGE_CARD_ROUTING: { title: 'Change merchant choice routing', group: 'Facility', holder: 'both' },
  MANAGE_WALLETS: { title: 'Change wallet configuration', group: 'Facility', holder: 'both' },
  VIEW_WALLETS: { title: 'See wallet configuration', group: 'Facility', holder: 'both', view: true },
  MANAGE_FILES: { title: 'Upload files', group: 'Facility', holder: 'both' },
  VIEW_FILES: { title: 'See files', group: 'Facility', holder: 'both', view: true },
  MANAGE_REPORTS: { title: 'Schedule reports', group: 'Facility', holder: 'both' },
  VIEW_REPORTS: { title: 'See reports', group: 'Facility', holder: 'both', view: true },
  MANAGE_USERS: { title: 'Add and change users and their roles', group: 'Facility', holder: 'both' },
  VIEW_USERS: { title: 'See users and roles', group: 'Facility', holder: 'both', view: true },
  MANAGE_API_KEYS: { title: 'Generate and change API keys', group: 'Developer', holder: 'both' },
  VIEW_API_KEYS: { title: 'See API keys', group: 'Developer', holder: 'both', view: true },
  VIEW_API_LOG: { title: 'See the REST API developer log', group: 'Developer', holder: 'both', view: true },
  MANAGE_WEBHOOKS: { title: 'Change webhooks and notifications', group: 'Developer', holder: 'both' },
  VIEW_WEBHOOKS: { title: 'See webhooks and notifications', group: 'Developer', holder: 'both', view: true },
  MANAGE_WHITELISTS: { title: 'Change IP and domain whitelists', group: 'Developer', holder: 'both' },
  VIEW_WHITELISTS: { title: 'See IP and domain whitelists', group: 'Developer', holder: 'both', view: true },
  MANAGE_CERTIFICATES: { title: 'Change certificates', group: 'Developer', holder: 'both' },
  VIEW_CONNECTION_DETAILS: { title: 'See connection details', group: 'Developer', holder: 'both', view: true },
  APPROVE_REQUESTS: { title: 'Approve requests for dual authorisation', group: 'Facility', holder: 'both' },
  VIEW_AUDIT: { title: 'See the audit trail', group: 'Facility', holder: 'both', view: true },
  VIEW_AS_USER: { title: 'View the portal as another user', group: 'Administrators', holder: 'both' },
  SEARCH_EVERYTHING: { title: 'Search the whole system', group: 'Communities', holder: 'staff', view: true },
  MANAGE_COMMUNITIES: { title: 'Change communities and their products', group: 'Communities', holder: 'staff' },
  VIEW_COMMUNITIES: { title: 'See communities', group: 'Communities', holder: 'staff', view: true },
  IMPORT_COMMUNITIES: { title: 'Import and compare communities', group: 'Communities', holder: 'staff' },
  DECOMMISSION_COMMUNITIES: { title: 'Decommission communities', group: 'Communities', holder: 'staff' },
  MANAGE_ACCOUNTS: { title: 'Change merchant, bank, PayID and PayTo accounts', group: 'Accounts', holder: 'staff' },
  VIEW_ACCOUNTS: {
    title: 'See merchant, bank, PayID and PayTo accounts',
    group: 'Accounts',
    holder: 'staff',
    view: true,
  },
  AUTHORISE_ACCOUNTS: { title: 'Authorise account changes', group: 'Accounts', holder: 'staff' },
  MANAGE_RECONCILIATION: { title: 'Change reconciliation and simulation', group: 'Reconciliation', holder: 'both' },
  VIEW_RECONCILIATION: { title: 'See reconciliation', group: 'Reconciliation', holder: 'both', view: true },
  MANAGE_BILLING: { title: 'Change billing', group: 'Finance', holder: 'staff' },
  VIEW_BILLING: { title: 'See billing', group: 'Finance', holder: 'staff', view: true },
  MANAGE_OPERATIONS: { title: 'Manage batches and service messages', group: 'Operations', holder: 'staff' },
  VIEW_OPERATIONS: { title: 'See batches and service messages', group: 'Operations', holder: 'staff', view: true },
  SEARCH_LOGS: { title: 'Search logs', group: 'Operations', holder: 'staff', view: true },
  MANAGE_IP_LISTS: { title: 'Change the IP blacklist and whitelist', group: 'Operations', holder: 'staff' },
  MANAGE_POS_WHITELIST: { title: 'Change the POS merchant whitelist', group: 'Operations', holder: 'staff' },
  VIEW_POS_WHITELIST: { title: 'See the POS merchant whitelist', group: 'Operations', holder: 'staff', view: true },
  MANAGE_TOKENISATION: { title: 'Change scheme tokenisation', group: 'Operations', holder: 'staff' },
  VIEW_TOKENISATION: { title: 'See scheme tokenisation', group: 'Operations', holder: 'staff', view: true },
  MANAGE_QUICKVOICE: { title: 'Change QuickVoice', group: 'Operations', holder: 'staff' },
  VIEW_QUICKVOICE: { title: 'See QuickVoice', group: 'Operations', holder: 'staff', view: true },
  MANAGE_ADMINISTRATORS: { title: 'Change administrators', group: 'Administrators', holder: 'staff' },
  VIEW_ADMINISTRATORS: { title: 'See administrators', group: 'Administrators', holder: 'staff', view: true },
  AUTHORISE_ADMINISTRATORS: { title: 'Authorise administrator changes', group: 'Administrators', holder: 'staff' },
} as const satisfies Record<string, RightDefinition>;

export type Right = keyof typeof rights;

const definitions: Record<Right, RightDefinition> = rights;
const all = Object.keys(rights) as Right[];

/** Rights a facility user can hold. */
export const facilityRights = all.filter((right) => definitions[right].holder !== 'staff');
/** Rights a facility user can hold that change nothing. */
export const facilityViewRights = facilityRights.filter((right) => definitions[right].view === true);
/** Rights a staff user can hold: all of them. */
export const staffRights = all;
/** Rights a staff user can hold that change nothing. */
export const staffViewRights = all.filter((right) => definitions[right].view === true);

/**
 * What a secret API key may do in the calls that are open to keys: everything about customers and payments except
 * approving, and webhooks. Fixed, because keys are restricted by businesses and by the calls themselves (decisions, API keys).
 */
export const apiKeyRights = facilityRights.filter(
  (right) =>
    (['Customers', 'Payments'].includes(definitions[right].group) && right !== 'APPROVE_REFUNDS') ||
    right === 'VIEW_WEBHOOKS' ||
    right === 'MANAGE_WEBHOOKS',
);

/** Whether a text names a right. */
export const isRight = (text: string): text is Right => Object.hasOwn(rights, text);
