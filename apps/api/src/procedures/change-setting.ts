import { settingsNeedSecondPerson } from '@quickportal/db/communities/change-second-person-setting';
import type { ProposalKind } from '../engines/proposals/proposal-kind.ts';
import { checkVersion } from '../kernel/check-version.ts';
import { orNotFound } from '../kernel/problem.ts';
import type { ChangeTools } from './change.ts';
import type { CallContext } from './context.ts';
import { propose } from './propose.ts';

interface SettingChange<C, P> {
  readonly change: C;
  /** The version that the caller saw. Undefined: none is checked, as of a thing that is added. */
  readonly version?: number | undefined;
  /** Loads what a lost update is compared with. */
  readonly show?: () => unknown;
  /** What the kind's `prepare` made before the transaction, where it has one. */
  readonly prepared?: P | undefined;
  /** Reason of the request. */
  readonly reason?: string | undefined;
}

/** The request that waits, or the thing that was changed. */
export type ChangedSetting = { readonly proposalId: number } | { readonly objectId: number };

/**
 * Makes a change of a setting inside the noun's `change()`, with its audit entry: at once, or by a request where the
 * community's settings need a second person (decisions 2 and 3), or where the kind says so. The same rules are checked either way. Throws not-found,
 * lost-update, what the kind's `check` and `apply` throw, and what `propose` does.
 */
export async function changeSetting<C extends { communityId: number }, S, P = undefined>(
  ctx: CallContext,
  tools: ChangeTools,
  kind: ProposalKind<C, S, P>,
  { change: entered, version, show, prepared, reason }: SettingChange<C, P>,
): Promise<ChangedSetting> {
  const { trx, now, enqueue, audit } = tools;
  const change = kind.schema.parse(entered);
  const { communityId } = change;
  const current = orNotFound(await kind.load(trx, change, true));
  await checkVersion(current, version, show ?? (() => current.state));
  const needsSecondPerson = kind.needsSecondPerson?.(trx, change) ?? settingsNeedSecondPerson(trx, communityId);
  if (await needsSecondPerson) {
    const { proposalId } = await propose(ctx, tools, kind, { change, communityId, reason });
    return { proposalId };
  }
  await kind.check(trx, change, current, { actor: ctx.actor, now });
  const { services } = ctx;
  const applied = await kind.apply({ trx, now, enqueue, services, prepared: prepared as P }, change, current);
  const { objectId, audited, action, description, before, after } = applied;
  await audit({
    action,
    objectType: kind.objectType,
    objectId,
    ...audited,
    description,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  });
  return { objectId };
}

/**
 * The response of a changed setting: 202 with the request while it waits, otherwise `status` with what `load` reads of
 * the thing.
 */
export async function settingResponse<S extends 200 | 201 | 204, T>(
  changed: ChangedSetting,
  status: S,
  load: (objectId: number) => Promise<T>,
): Promise<{ status: 202; body: { proposalId: number } } | { status: S; body: T }> {
  if ('proposalId' in changed) return { status: 202, body: { proposalId: changed.proposalId } };
  return { status, body: await load(changed.objectId) };
}
