import type { AccountSaved } from '@quickportal/contracts/supplier-accounts/supplier-account';
import type { AccountKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import type { ProposalKind } from '../../../engines/proposals/proposal-kind.ts';
import type { AccountKey } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { change, type ChangeTools } from '../../../procedures/change.ts';
import { changeSetting, type ChangedSetting } from '../../../procedures/change-setting.ts';
import type { CallContext } from '../../../procedures/context.ts';
import { requireNothingPending } from '../../../procedures/propose.ts';
import { communityOf } from '../../../procedures/scope.ts';
import { accountChange } from './account-kind-parts.ts';
import { requireAccount, showAccount } from '../shown-accounts.ts';

const STAFF = { kind: 'staff' } as const;

/** What a change came to (3E011). */
const toSaved = (changed: ChangedSetting, accountId: number | null): AccountSaved =>
  'proposalId' in changed
    ? { dualAuthEnabled: true, dualAuthId: changed.proposalId, accountId, accountUpdated: false }
    : { dualAuthEnabled: false, dualAuthId: null, accountId: changed.objectId, accountUpdated: true };

/** Adds an account: at once, or by a request where the business has dual authorisation. */
export function addAccount<C extends { communityId: number }, S>(
  ctx: CallContext,
  input: unknown,
  kind: ProposalKind<C, S>,
  make: (tools: ChangeTools) => C | Promise<C>,
): Promise<AccountSaved> {
  const { communityId } = communityOf(ctx);
  return change(
    ctx,
    input,
    async (tools) => {
      const added = await make(tools);
      const { key } = kind.object(added);
      await requireNothingPending(tools.trx, { ...accountChange, communityId, key });
      return toSaved(await changeSetting(ctx, tools, kind, { change: added }), null);
    },
    { scope: STAFF, communityId },
  );
}

interface AccountChangeInput {
  readonly params: { readonly businessId: number; readonly accountId: number };
  readonly body: { readonly version?: number | undefined; readonly reason?: unknown };
}

/** Changes an account likewise; while a request for it waits, everything else is refused. */
export async function changeAccount<C extends { communityId: number }, S>(
  ctx: CallContext,
  input: AccountChangeInput,
  kind: ProposalKind<C, S>,
  make: (key: AccountKey, tools: ChangeTools) => C | Promise<C>,
  of?: AccountKind,
): Promise<AccountSaved> {
  const { communityId } = communityOf(ctx);
  const { settlementAccountId } = await requireAccount(ctx, input.params, of);
  const { version } = input.body;
  const reason = typeof input.body.reason === 'string' ? input.body.reason : undefined;
  const key = { communityId, settlementAccountId };
  return change(
    ctx,
    input,
    async (tools) => {
      await requireNothingPending(tools.trx, { ...accountChange, communityId, key: String(settlementAccountId) });
      const show = () => showAccount(tools.trx, key);
      const changed = await changeSetting(ctx, tools, kind, { change: await make(key, tools), version, reason, show });
      return toSaved(changed, settlementAccountId);
    },
    { scope: STAFF, communityId },
  );
}
