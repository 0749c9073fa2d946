import { schemesWithDebit } from '@quickportal/contracts/rules/payments/surcharge';
import {
  type AccountOption,
  type CurrencyCode,
  currencyCodes,
} from '@quickportal/contracts/settlement-accounts/account-search';
import type {
  BankSettlementAccount,
  MerchantSettlementAccount,
  SettlementAccounts,
} from '@quickportal/contracts/settlement-accounts/settlement-account';
import { acceptedCardSchemes } from '@quickportal/db/card-schemes/list-accepted-card-schemes';
import type { Reader } from '@quickportal/db/connect/reader';
import { getLabels } from '@quickportal/db/facility-settings/change-customisation';
import { listRemitterNames, versionOfNames } from '@quickportal/db/settlement-accounts/list-remitter-names';
import { findAccountBusiness } from '@quickportal/db/supplier-accounts/read-account-setup';
import { listSupplierAccounts, type SupplierAccount } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { orNotFound } from '../../kernel/problem.ts';

const merchantKinds = ['AU_MERCHANT', 'TANDEM_MERCHANT', 'NZ_MERCHANT'] as const;
const bankKinds = ['AU_BANK', 'NZ_BANK'] as const;

/** What a search of settlement accounts is for; without a currency it is that of the business. */
interface AccountSearch {
  readonly communityId: number;
  readonly businessId: number;
  readonly currency?: CurrencyCode | undefined;
  readonly accountType: AccountOption;
}

/** The settlement accounts of a supplier business; 404 for one that the reader does not see. */
export async function loadSettlementAccounts(db: Reader, search: AccountSearch): Promise<SettlementAccounts> {
  const { communityId, businessId, accountType } = search;
  const key = { communityId, businessId };
  const { businessName, businessCode, currency: settled } = orNotFound(await findAccountBusiness(db, key));
  const currency = search.currency ?? (settled === 'NZD' ? '3' : '1');
  const all = await listSupplierAccounts(db, { ...key, kinds: [...merchantKinds, ...bankKinds] });
  const mcrEnabled = await hasRouting(db, businessId, all);
  const accounts = all.filter((account) => account.currency === currencyCodes[currency]);
  const labels = await getLabels(db, communityId);
  return {
    businessId,
    businessName,
    businessCode,
    currency,
    accountType,
    merchantAccounts:
      accountType === 'BANK'
        ? []
        : accounts.filter(isMerchant).map((account) => toMerchant(account, search, mcrEnabled)),
    bankAccounts: accountType === 'MERCHANT' ? [] : accounts.filter(isBank).map(toBank),
    mcrEnabled,
    businessEntityLabelSingular: labels.supplierLabelSingular,
    version: versionOfNames(await listRemitterNames(db, key)),
  };
}

/** Whether routing can be configured: an enabled AU merchant account of its own, and debit cards of Visa or Mastercard. */
async function hasRouting(db: Reader, businessId: number, accounts: readonly SupplierAccount[]): Promise<boolean> {
  if (!accounts.some((account) => isRoutable(account, businessId))) return false;
  const accepted = await acceptedCardSchemes(db, businessId);
  return accepted.some(({ cardScheme, debit }) => debit && schemesWithDebit.includes(cardScheme));
}

const isRoutable = ({ kind, status, businessId }: SupplierAccount, ofBusiness: number): boolean =>
  kind === 'AU_MERCHANT' && status === 'ENABLED' && businessId === ofBusiness;

const isMerchant = ({ kind }: SupplierAccount): boolean => merchantKinds.some((merchant) => merchant === kind);
const isBank = ({ kind }: SupplierAccount): boolean => bankKinds.some((bank) => bank === kind);

const shared = ({ settlementAccountId, accountAlias, maskedNumber, status }: SupplierAccount) => ({
  accountId: settlementAccountId,
  accountAlias,
  settlementAccount: maskedNumber,
  enabled: status === 'ENABLED',
});

const textOf = ({ details }: SupplierAccount, field: string): string => String(details[field] ?? '');

const toMerchant = (
  account: SupplierAccount,
  { businessId }: AccountSearch,
  mcrEnabled: boolean,
): MerchantSettlementAccount => ({
  ...shared(account),
  merchantId: textOf(account, 'merchantId'),
  merchantName: textOf(account, 'merchantName'),
  location: textOf(account, 'location'),
  kind: account.kind as MerchantSettlementAccount['kind'],
  linked: account.businessId !== businessId,
  mcrAvailable: mcrEnabled && isRoutable(account, businessId),
});

function toBank(account: SupplierAccount): BankSettlementAccount {
  const isAu = account.kind === 'AU_BANK';
  const { accountType } = account.details;
  return {
    ...shared(account),
    kind: isAu ? 'AU_BANK' : 'NZ_BANK',
    payeeReference: isAu ? textOf(account, 'payeeReference') : null,
    remitterName: isAu ? textOf(account, 'remitterName') : null,
    accountType: isAu ? null : (accountType as BankSettlementAccount['accountType']),
    debitUserId: isAu ? null : textOf(account, 'debitUserId'),
  };
}
