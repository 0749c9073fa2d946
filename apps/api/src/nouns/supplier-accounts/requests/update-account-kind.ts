import { id } from '@quickportal/contracts/kernel/primitives';
import {
  type AccountKind,
  accountKinds,
  describeKind,
} from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { refusalOf } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import type { NzBankType } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { updateSupplierAccount } from '@quickportal/db/supplier-accounts/change-supplier-account';
import { getSupplierAccount } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { z } from 'zod';
import { difference, proposalKind } from '../../../engines/proposals/proposal-kind.ts';
import { changedFields } from '../../../kernel/changed-fields.ts';
import { conflict, orNotFound, Problem } from '../../../kernel/problem.ts';
import {
  accountChange,
  accountNeedsSecondPerson,
  hasDualAuth,
  type AccountState,
  factsOf,
  loadAccount,
  stateOf,
} from './account-kind-parts.ts';
import { bankOf, editedDetails, fieldDifferences } from './account-values.ts';
import { type bank, type details, entered } from './entered-account.ts';
import { requireUniqueMerchant } from './unique-merchant.ts';

const edited = z.strictObject({ communityId: id(), settlementAccountId: id(), ...entered });

/** Edits an account of a business. */
export const updateAccountKind = proposalKind<
  z.output<typeof edited>,
  AccountState & { bank: z.output<typeof bank>; details: z.output<typeof details> }
>({
  ...accountChange,
  kind: 'supplier-accounts.update',
  changeType: 'Edit account',
  schema: edited,
  object: ({ settlementAccountId }) => ({ key: String(settlementAccountId), id: settlementAccountId }),
  needsSecondPerson: accountNeedsSecondPerson,
  async load(db, change, lock) {
    const found = await loadAccount(db, change, lock);
    if (!found || found.kind !== change.kind) return null;
    const state = { ...stateOf(found), bank: bankOf(found), details: { ...editedDetails(change.kind, found.details) } };
    return { version: found.version, state };
  },
  async check(db, change, { state }) {
    const account = orNotFound(await getSupplierAccount(db, change));
    const facts = await factsOf(db, account);
    // What it is edited to must be possible, too
    const nzBankType = change.details['accountType'] as NzBankType | undefined;
    const refusal = refusalOf('edit', facts) ?? refusalOf('edit', { ...facts, nzBankType });
    if (refusal !== null) throw conflict(refusal);
    const { names } = changedFields(valuesOf(state), valuesOf(change));
    if (await hasDualAuth(db, state)) requireUnrestricted(change.kind, names);
    if (state.status === 'ENABLED') await requireUniqueMerchant(db, { ...account, details: change.details });
  },
  title: (_change, { kind, accountAlias }) => `Edit ${accountKinds[kind].noun[0]} ${accountAlias}`,
  differences: (_db, change, state) => {
    return Promise.resolve([
      difference('Business', state.businessName, state.businessName),
      ...fieldDifferences(change.kind, state, change),
    ]);
  },
  async apply({ trx, now }, change, { state }) {
    await updateSupplierAccount(trx, change, now);
    const written = fieldDifferences(change.kind, state, change).filter(({ different }) => different);
    return {
      objectId: change.settlementAccountId,
      action: 'supplier-accounts.update',
      description: `Account ${change.accountAlias} of ${state.businessName} edited`,
      before: Object.fromEntries(written.map(({ propertyName, existingValue }) => [propertyName, existingValue])),
      after: Object.fromEntries(written.map(({ propertyName, modifiedValue }) => [propertyName, modifiedValue])),
    };
  },
});

/** Refuses to change what is changed in the external payment gateway admin under dual authorisation (3R076 3R077). */
function requireUnrestricted(kind: AccountKind, changed: readonly string[]): void {
  const { editedUnderDualAuth } = describeKind(kind);
  if (!editedUnderDualAuth) return;
  const refused = changed.filter((name) => !editedUnderDualAuth.includes(name));
  if (refused.length === 0) return;
  const messages = ['Change this in the external payment gateway admin.'];
  throw new Problem('validation-failed', {
    errors: refused.map((name) => ({ field: name === 'number' ? 'accountNumber' : name, messages })),
  });
}

type Values = { accountAlias: string; bank: z.output<typeof bank>; details: z.output<typeof details> };
const valuesOf = ({ accountAlias, bank: behind, details: own }: Values) => ({
  accountAlias,
  accountName: behind?.accountName ?? null,
  number: behind?.fingerprint ?? null,
  ...own,
});
