import { id } from '@quickportal/contracts/kernel/primitives';
import { accountFields, type EditedKind } from '@quickportal/contracts/supplier-accounts/account-fields';
import { z } from 'zod';

/** What a request to add or edit an account holds: never a number. */
export const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const editedKinds = Object.keys(accountFields) as [EditedKind, ...EditedKind[]];
export const bank = z
  .strictObject({
    accountName: z.string(),
    bsb: z.string().nullable(),
    nzBankCode: z.string().nullable(),
    nzBranchCode: z.string().nullable(),
    maskedNumber: z.string(),
    vaultEntryId: id(),
    fingerprint: z.string(),
  })
  .nullable();
export const entered = { kind: z.enum(editedKinds), accountAlias: z.string(), bank, details };
