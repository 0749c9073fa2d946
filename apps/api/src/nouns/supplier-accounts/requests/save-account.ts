import type { EditedKind } from '@quickportal/contracts/supplier-accounts/account-fields';
import type { AccountSaved } from '@quickportal/contracts/supplier-accounts/supplier-account';
import { describeKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { PENDING_ADDITION } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import type { BankBehind } from '@quickportal/db/supplier-accounts/change-supplier-account';
import { conflict, orNotFound } from '../../../kernel/problem.ts';
import type { CallContext } from '../../../procedures/context.ts';
import { communityOf } from '../../../procedures/scope.ts';
import { loadAccount } from './account-kind-parts.ts';
import { bankOf, enteredAccount } from './account-values.ts';
import { changeBank, enteredBank, keepBank } from './bank-behind.ts';
import { addAccount, changeAccount } from './change-account.ts';
import { addAccountKind } from './add-account-kind.ts';
import { updateAccountKind } from './update-account-kind.ts';
import { findOtherAccounts, requireAccountBusiness } from '../shown-accounts.ts';

type Body = Readonly<Record<string, unknown>> & { readonly version?: number | undefined };

/** Adds an account of a kind to a business; without a number it keeps that of the copied bank account. */
export async function addAccountOf(
  ctx: CallContext,
  input: { readonly params: { readonly businessId: number }; readonly body: Body },
  kind: EditedKind,
  copied: BankBehind | null = null,
): Promise<AccountSaved> {
  const { businessId } = await requireAccountBusiness(ctx, input.params.businessId);
  const place = { communityId: communityOf(ctx).communityId, businessId };
  if (describeKind(kind).onlyOneWhile && (await findOtherAccounts(ctx, businessId, kind)).hasPending)
    throw conflict(PENDING_ADDITION);
  const entered = enteredBank(input.body);
  return addAccount(ctx, input, addAccountKind, async (tools) => ({
    ...place,
    kind,
    bank: copied
      ? await changeBank(ctx, tools, place, { stored: copied, body: input.body })
      : entered && (await keepBank(ctx, tools, place, entered)),
    ...enteredAccount(input.body),
  }));
}

/** Edits an account of a kind. */
export const updateAccountOf = (
  ctx: CallContext,
  input: { readonly params: { readonly businessId: number; readonly accountId: number }; readonly body: Body },
  kind: EditedKind,
): Promise<AccountSaved> =>
  changeAccount(
    ctx,
    input,
    updateAccountKind,
    async (key, tools) => {
      // Locked, so that a number that is kept is the current one
      const account = orNotFound(await loadAccount(tools.trx, key, true));
      const bank = await changeBank(ctx, tools, account, { stored: bankOf(account), body: input.body });
      return { ...key, kind, bank, ...enteredAccount(input.body) };
    },
    kind,
  );
