import type { Reader } from '@quickportal/db/connect/reader';
import { propose } from '../../procedures/propose.ts';
import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { checkVersion } from '../../kernel/check-version.ts';

interface ChangeRequest<C> {
  readonly change: C;
  readonly systemUserId: number | null;
  readonly reason?: string;
  /** The version that the user saw, and how the administrator is shown where it is not the current one. */
  readonly version?: number | undefined;
  readonly show?: (db: Reader) => unknown;
}

/** Asks for a change of an administrator, which a second one must approve. */
export const requestChange = <C, S, P>(
  ctx: CallContext,
  input: unknown,
  kind: ProposalKind<C, S, P>,
  changeRequest: ChangeRequest<C>,
) =>
  change(
    ctx,
    input,
    async (tools) => {
      if (changeRequest.version !== undefined) {
        const current = await kind.load(tools.trx, changeRequest.change, true);
        if (current) await checkVersion(current, changeRequest.version, () => changeRequest.show?.(tools.trx));
      }
      const { proposalId } = await propose(ctx, tools, kind, { ...changeRequest, communityId: null });
      return toAdministratorSave(changeRequest.systemUserId, proposalId);
    },
    { scope: { kind: 'auth' } },
  );

export const toAdministratorSave = (systemUserId: number | null, pendingSystemUserId: number | null) => ({
  dualAuth: true,
  userUpdated: pendingSystemUserId !== null,
  pendingSystemUserId,
  systemUserId,
  message: null,
});
