import { type AccountKind, describeKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { merchantTaken } from '@quickportal/contracts/rules/settlement-accounts/merchant-taken';
import type { Reader } from '@quickportal/db/connect/reader';
import type { AccountDetails } from '@quickportal/db/supplier-accounts/account-details';
import { findEnabledMerchant } from '@quickportal/db/supplier-accounts/find-enabled-merchant';
import { conflict } from '../../../kernel/problem.ts';

interface Merchant {
  readonly communityId: number;
  readonly businessId: number;
  readonly kind: AccountKind;
  /** Null: it is being added. */
  readonly settlementAccountId: number | null;
  readonly details: AccountDetails;
}

/** Whether another enabled account of the business has the merchant id or name; the account itself does not count. */
export const findSameMerchant = (
  db: Reader,
  { communityId, businessId, settlementAccountId: without, details }: Merchant,
) =>
  findEnabledMerchant(db, {
    communityId,
    businessId,
    without,
    merchantId: String(details['merchantId']),
    merchantName: String(details['merchantName']),
  });

/** Refuses an enabled merchant account beside another one with its id or name (3M062 3M063). */
export async function requireUniqueMerchant(db: Reader, merchant: Merchant): Promise<void> {
  if (!describeKind(merchant.kind).isMerchant) return;
  const { isIdTaken, isNameTaken } = await findSameMerchant(db, merchant);
  if (isIdTaken) throw conflict(merchantTaken('Merchant Id'));
  if (isNameTaken) throw conflict(merchantTaken('Merchant Name'));
}
