import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import type { AuBankAccount, SimulatorAccount } from '@quickportal/contracts/supplier-accounts/supplier-account';
import type { NzBankAccount, NzMerchantAccount } from '@quickportal/contracts/supplier-accounts/nz-account';
import type { PayIdAccount } from '@quickportal/contracts/supplier-accounts/payid-account';
import type { PayToAccount } from '@quickportal/contracts/payto-accounts/payto-account';
import type { LinkableMerchant, MerchantAccount } from '@quickportal/contracts/merchant-accounts/merchant-account';
import { instrumentNames, type InstrumentCode } from '@quickportal/contracts/rules/settlement-accounts/account-setup';

/** Harbour City Water, whose community has every payment instrument. */
export const waterSetup: SupplierAccountSetup = {
  businessId: 100,
  businessName: 'Harbour City Water',
  businessCode: 'HCWATER',
  businessEnabled: true,
  currency: 'AUD',
  dualAuthEnabled: false,
  instruments: Object.keys(instrumentNames) as InstrumentCode[],
  apcaParametersProvided: true,
  serviceConfigured: true,
  serviceEnabled: true,
};

/** The same business where a second person decides. */
export const dualAuthSetup: SupplierAccountSetup = { ...waterSetup, dualAuthEnabled: true };

/** The same business in a community without any payment instrument. */
export const bareSetup: SupplierAccountSetup = { ...waterSetup, instruments: [] };

export const simulatorAccounts: readonly SimulatorAccount[] = [
  {
    accountId: 11,
    accountAlias: 'Water test merchant',
    returnStatus: 'APPROVED',
    delay: 0,
    enabled: true,
    pendingAccountAuthorisationId: null,
    version: 1,
  },
  {
    accountId: 12,
    accountAlias: 'Water without funds',
    returnStatus: 'INSUFFICIENT_FUNDS',
    delay: 2,
    enabled: true,
    pendingAccountAuthorisationId: 7,
    version: 3,
  },
  {
    accountId: 13,
    accountAlias: 'Water slow decline',
    returnStatus: 'DECLINED',
    delay: 1200,
    enabled: false,
    pendingAccountAuthorisationId: null,
    version: 2,
  },
];

const bank = { apcaEditUrl: null, pendingAccountAuthorisationId: null } as const;

export const auBankAccounts: readonly AuBankAccount[] = [
  {
    ...bank,
    accountId: 21,
    accountDisplayName: 'Water rates collection (062-000 •••417)',
    accountAlias: 'Water rates collection',
    directEntryId: '301482',
    remitterName: 'HC WATER',
    deedsStatus: 'ACTIVE',
    derpsStatus: 'ACTIVE',
    enabled: true,
    version: 1,
  },
  {
    ...bank,
    accountId: 22,
    accountDisplayName: 'Legacy trust account (732-001 •••068)',
    accountAlias: 'Legacy trust account',
    directEntryId: '300066',
    remitterName: '',
    deedsStatus: 'NOT_SENT',
    derpsStatus: 'REJECTED',
    enabled: false,
    version: 4,
  },
];

export const nzBankAccounts: readonly NzBankAccount[] = [
  {
    accountId: 31,
    displayName: 'Tasman settlement (01-0902-...389-00)',
    accountAlias: 'Tasman settlement',
    accountType: 'NZ Direct Entry',
    debitUserId: '0210044',
    creditUserId: '0210044',
    enabled: true,
    pendingAccountAuthorisationId: null,
    version: 1,
  },
  {
    accountId: 32,
    displayName: 'Tasman trace (01-0902-...390-00)',
    accountAlias: 'Tasman trace',
    accountType: 'NZ Direct Entry Trace',
    debitUserId: '0210045',
    creditUserId: '',
    enabled: false,
    pendingAccountAuthorisationId: null,
    version: 2,
  },
];

export const nzMerchantAccounts: readonly NzMerchantAccount[] = [
  {
    accountId: 41,
    accountDisplayName: 'Tasman cards (01-0902-...389-00)',
    accountAlias: 'Tasman cards',
    merchantId: 'NZ880144',
    merchantType: 'MPGS',
    enabled: true,
    pendingAccountAuthorisationId: null,
    version: 1,
  },
  {
    accountId: 42,
    accountDisplayName: 'Tasman counter (01-0902-...391-00)',
    accountAlias: 'Tasman counter',
    merchantId: 'NZ880021',
    merchantType: 'LEGACY',
    enabled: false,
    pendingAccountAuthorisationId: null,
    version: 2,
  },
];

export const payIdAccounts: readonly PayIdAccount[] = [
  {
    accountId: 51,
    accountAlias: 'Water PayID',
    supplierReference: 'HCW',
    status: 'ENABLED',
    pendingAccountAuthorisationId: null,
    version: 1,
  },
  {
    accountId: 52,
    accountAlias: 'Water PayID pilot',
    supplierReference: 'HCWP',
    status: 'DISABLED',
    pendingAccountAuthorisationId: null,
    version: 2,
  },
];

export const payToAccounts: readonly PayToAccount[] = [
  {
    accountId: 61,
    accountAlias: 'Water PayTo',
    payeeAlias: 'Harbour City Water',
    payeeReference: 'HCW-PAYTO',
    status: 'ENABLED',
    pendingAccountAuthorisationId: null,
    version: 1,
  },
  {
    accountId: 62,
    accountAlias: 'Water PayTo pilot',
    payeeAlias: 'HC Water Pilot',
    payeeReference: 'HCW-PILOT',
    status: 'DISABLED',
    pendingAccountAuthorisationId: null,
    version: 2,
  },
];

/** The same where the account that counts is blocked. */
export const blockedPayToAccounts: readonly PayToAccount[] = payToAccounts.map((account) =>
  account.status === 'ENABLED' ? { ...account, status: 'BLOCKED', version: 2 } : account,
);

const water = { businessId: 100, businessName: 'Harbour City Water' } as const;

export const merchantAccounts: readonly MerchantAccount[] = [
  {
    accountId: 71,
    accountDisplayName: 'Water cards (062-000 •••410)',
    accountAlias: 'Water cards',
    merchantId: '22814410',
    merchantName: 'HARBOUR CITY WATER',
    merchantType: 'MERCHANT',
    ...water,
    linked: false,
    enabled: true,
    pendingAccountAuthorisationId: null,
    version: 1,
  },
  {
    accountId: 72,
    accountDisplayName: 'Water Amex and Diners (062-000 •••077)',
    accountAlias: 'Water Amex and Diners',
    merchantId: '24110077',
    merchantName: 'HARBOUR CITY TANDEM',
    merchantType: 'TANDEM',
    ...water,
    linked: false,
    enabled: true,
    pendingAccountAuthorisationId: null,
    version: 1,
  },
  {
    accountId: 73,
    accountDisplayName: 'Gas cards (062-000 •••981)',
    accountAlias: 'Gas cards',
    merchantId: '22814981',
    merchantName: 'HARBOUR CITY GAS',
    merchantType: 'MERCHANT',
    businessId: 101,
    businessName: 'Harbour City Gas',
    linked: true,
    enabled: true,
    pendingAccountAuthorisationId: null,
    version: 1,
  },
  {
    accountId: 74,
    accountDisplayName: 'Water counter 2019 (062-000 •••002)',
    accountAlias: 'Water counter 2019',
    merchantId: '22814002',
    merchantName: 'HC WATER COUNTER',
    merchantType: 'MERCHANT',
    ...water,
    linked: false,
    enabled: false,
    pendingAccountAuthorisationId: null,
    version: 2,
  },
];

const bankOfMerchant = { settlementAccountBsb: '062-000', accountName: 'Harbour City' } as const;
const category = { location: 'Newcastle', merchantCategoryCode: '4900', overrideMccCheck: false } as const;

export const linkableMerchants: readonly LinkableMerchant[] = [
  {
    accountId: 73,
    businessId: 101,
    businessName: 'Harbour City Gas',
    accountAlias: 'Gas cards',
    enabled: true,
    merchantName: 'HARBOUR CITY GAS',
    merchantId: '22814981',
    ...category,
    ...bankOfMerchant,
    settlementAccountNumber: '•••981',
    linked: false,
    pendingAccountAuthorisationId: null,
  },
  {
    accountId: 75,
    businessId: 101,
    businessName: 'Harbour City Gas',
    accountAlias: 'Gas counter',
    enabled: true,
    merchantName: 'HC GAS COUNTER',
    merchantId: '22814982',
    ...category,
    ...bankOfMerchant,
    settlementAccountNumber: '•••982',
    linked: false,
    pendingAccountAuthorisationId: 8,
  },
  {
    accountId: 74,
    ...water,
    accountAlias: 'Water counter 2019',
    enabled: false,
    merchantName: 'HC WATER COUNTER',
    merchantId: '22814002',
    ...category,
    ...bankOfMerchant,
    settlementAccountNumber: '•••002',
    linked: true,
    pendingAccountAuthorisationId: null,
  },
];
