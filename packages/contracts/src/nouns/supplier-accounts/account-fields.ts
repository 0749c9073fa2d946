import { auBankFields } from './au-bank-fields.ts';
import { nzBankFields, nzMerchantFields } from './nz-account-fields.ts';
import { auMerchantFields, tandemFields } from '../merchant-accounts/merchant-fields.ts';
import { payToFields } from '../payto-accounts/payto-fields.ts';
import { payIdFields } from './payid-fields.ts';
import { simulatorFields } from './simulator-fields.ts';

/** What is entered for an account, by its kind. Fields of the account itself, then those of its kind. */
export const accountFields = {
  AU_BANK: auBankFields,
  AU_MERCHANT: auMerchantFields,
  TANDEM_MERCHANT: tandemFields,
  NZ_BANK: nzBankFields,
  NZ_MERCHANT: nzMerchantFields,
  PAYID_BILLER: payIdFields,
  PAYTO_PAYEE: payToFields,
  SIMULATOR: simulatorFields,
} as const;
/** Kinds that can be added and edited. */
export type EditedKind = keyof typeof accountFields;
