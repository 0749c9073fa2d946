import { z } from 'zod';
import { ACCOUNT_NAME_LIMIT } from '../customer-accounts/account-fields.ts';
import { numberText, text } from '../../kernel/primitives.ts';
import { normalAuAccount, normalBsb } from '../../rules/accounts/bsb.ts';
import { readNzAccount } from '../../rules/accounts/nz-account.ts';

const shared = {
  products: z
    .array(z.enum(['TERMINAL', 'RESTAPI', 'RECURRING', 'ONLINE', 'PHONE', 'BATCH']))
    .min(1)
    .max(10)
    .meta({ title: 'Products', description: 'Products whose debits settle to the account.' }),
  accountName: text({ max: ACCOUNT_NAME_LIMIT }).meta({
    title: 'Account name',
    description: 'Name that the bank knows the account by.',
  }),
};

const directEntry = z.strictObject({
  paymentInstrumentCode: z.literal('DIRECT_ENTRY'),
  ...shared,
  bsb: numberText({ max: 12 })
    .refine((bsb) => normalBsb(bsb) !== null, { message: 'Use six digits, such as 062-000.' })
    .meta({ title: 'BSB', description: 'Branch of the account.' }),
  accountNumber: numberText({ max: 20 })
    .refine((number) => normalAuAccount(number) !== null, { message: 'Use one to nine digits.' })
    .meta({ title: 'Account number', description: 'Stored encrypted.' }),
  directEntryId: text({ max: 6 })
    .regex(/^\d{6}$/, { message: 'Use six digits.' })
    .meta({ title: 'Direct entry ID', description: 'User ID that the bank gave the sender of debits (APCA ID).' }),
  apcaUserName: text({ max: 26 }).meta({ title: 'APCA user name', description: 'Name that goes with the ID.' }),
  remitterName: text({ max: 16, min: 0 })
    .default('')
    .meta({ title: 'Remitter name', description: 'Name on statements of payers; empty: the APCA user name.' }),
  payeeReference: text({ max: 18, min: 0 })
    .default('')
    .meta({ title: 'Payee reference', description: 'Reference on statements of the business.' }),
});

const nzTrustDirect = z.strictObject({
  paymentInstrumentCode: z.literal('NZ_TRUST_DIRECT'),
  ...shared,
  accountNumber: numberText({ max: 30 })
    .refine((number) => readNzAccount(number).valid, { message: 'Use a number such as 01-0902-0068389-00.' })
    .meta({ title: 'Account number', description: 'Stored encrypted.' }),
  debitUserId: text({ max: 20 }).meta({
    title: 'Debit user ID',
    description: 'User ID that the bank gave the sender of debits.',
  }),
});

/** A bank account of a business that direct debits are settled to, and the products whose debits go there (2E029). */
export const ImportedBankTerm = z.discriminatedUnion('paymentInstrumentCode', [directEntry, nzTrustDirect]);
