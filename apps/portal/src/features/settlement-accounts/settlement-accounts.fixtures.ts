import { saveMerchantChoiceRouting } from '@quickportal/contracts/merchant-choice-routing/contracts';
import type { SettlementAccounts } from '@quickportal/contracts/settlement-accounts/settlement-account';
import { updateSettlementAccountRemitterNames } from '@quickportal/contracts/settlement-accounts/contracts';
import { formSchema } from '@quickportal/forms/schema/form-schema';

const bank = { kind: 'AU_BANK', accountType: null, debitUserId: null } as const;

/** Harbour City Water: cards, a counter that is closed, and two accounts for direct debits. */
export const waterAccounts: SettlementAccounts = {
  businessId: 100,
  businessName: 'Harbour City Water',
  businessCode: 'HCWATER',
  currency: '1',
  accountType: 'ALL',
  merchantAccounts: [
    {
      accountId: 700_004,
      accountAlias: 'Water cards',
      settlementAccount: '062-000 •••702',
      enabled: true,
      merchantId: '22814410',
      merchantName: 'HARBOUR CITY WATER',
      location: 'Newcastle',
      kind: 'AU_MERCHANT',
      linked: false,
      mcrAvailable: true,
    },
    {
      accountId: 700_005,
      accountAlias: 'Water counter 2019',
      settlementAccount: '062-000 •••118',
      enabled: false,
      merchantId: '22814002',
      merchantName: 'HC WATER COUNTER',
      location: 'Newcastle',
      kind: 'AU_MERCHANT',
      linked: false,
      mcrAvailable: false,
    },
  ],
  bankAccounts: [
    {
      ...bank,
      accountId: 700_003,
      accountAlias: 'Water direct debits',
      settlementAccount: '062-000 •••415',
      enabled: true,
      payeeReference: 'WATER',
      remitterName: 'HC WATER',
    },
    {
      ...bank,
      accountId: 700_013,
      accountAlias: 'Water trust',
      settlementAccount: '732-001 •••068',
      enabled: true,
      payeeReference: '',
      remitterName: '',
    },
  ],
  mcrEnabled: true,
  businessEntityLabelSingular: 'Business',
  version: 3,
};

/** Harbour City Tasman, which settles in New Zealand. */
export const tasmanAccounts: SettlementAccounts = {
  ...waterAccounts,
  businessId: 102,
  businessName: 'Harbour City Tasman',
  businessCode: 'HCTASMAN',
  currency: '3',
  mcrEnabled: false,
  merchantAccounts: [
    {
      accountId: 700_018,
      accountAlias: 'Tasman cards',
      settlementAccount: '12-3140-•••2-00',
      enabled: true,
      merchantId: 'NZ880144',
      merchantName: 'HARBOUR CITY TASMAN',
      location: 'Nelson',
      kind: 'NZ_MERCHANT',
      linked: false,
      mcrAvailable: false,
    },
  ],
  bankAccounts: [
    {
      accountId: 700_016,
      accountAlias: 'Tasman settlement',
      settlementAccount: '12-3140-•••7-00',
      enabled: true,
      kind: 'NZ_BANK',
      payeeReference: null,
      remitterName: null,
      accountType: 'NZ_DIRECT_ENTRY',
      debitUserId: '0210044',
    },
  ],
};

/** The form of remitter names, with the current ones. */
export function remitterNamesForm({ bankAccounts, version }: SettlementAccounts) {
  if (!updateSettlementAccountRemitterNames.body) throw new Error('Remitter names have no form');
  const remitterNames = bankAccounts.map(({ accountId, remitterName }) => ({ accountId, remitterName }));
  return formSchema(updateSettlementAccountRemitterNames.body, {
    values: { remitterNames, version },
    today: '2026-11-20',
  });
}

/** The form of the routing of an account, with what applies. */
export function routingForm() {
  if (!saveMerchantChoiceRouting.body) throw new Error('Routing has no form');
  return formSchema(saveMerchantChoiceRouting.body, {
    values: {
      mastercardRule: 'THRESHOLD_AND_BELOW',
      mastercardThreshold: '200.00',
      visaRule: 'ALL',
      visaThreshold: null,
      version: 1,
    },
    today: '2026-11-20',
  });
}
