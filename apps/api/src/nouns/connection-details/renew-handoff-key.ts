import { SECRETS_SHOWN_MINUTES } from '@quickportal/contracts/connection-details/call-parts';
import * as contracts from '@quickportal/contracts/connection-details/contracts';
import { getConnectionDetails } from '@quickportal/db/connection-details/read-connection-details';
import { hasRecentPassword } from '../../engines/auth/passwords/recent-password.ts';
import { openConnectionSecret } from '../../engines/connection/connection-secrets.ts';
import { orNotFound, Problem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadConnection, requireConnectionReader } from './connection.ts';
import { renewHandoffKeyKind } from './renew-handoff-key-kind.ts';

export const renewHandoffKey = implement(contracts.renewHandoffKey).mutation(async ({ ctx, input }) => {
  requireConnectionReader(ctx);
  const { services } = ctx;
  const { communityId } = communityOf(ctx);
  if (!(await hasRecentPassword(services, ctx.actor, SECRETS_SHOWN_MINUTES)))
    throw new Problem('forbidden', { detail: 'Enter your password again first.' });
  await loadConnection(ctx);
  return change(ctx, input, async (tools) => {
    const { trx, now } = tools;
    const load = async () => orNotFound(await getConnectionDetails(trx, communityId));
    const changed = await changeSetting(ctx, tools, renewHandoffKeyKind, {
      change: { communityId },
      version: input.body.version,
      show: async () => {
        const { formerHandoffKeyUntil, version } = await load();
        return { signedHandoffKey: null, formerHandoffKeyUntil: formerHandoffKeyUntil ?? now.toISOString(), version };
      },
    });
    return settingResponse(changed, 200, async () => {
      const { handoffKeySealed, formerHandoffKeyUntil, version } = await load();
      const signedHandoffKey = openConnectionSecret(services, communityId, 'hand-off key', handoffKeySealed);
      return { signedHandoffKey, formerHandoffKeyUntil: formerHandoffKeyUntil ?? now.toISOString(), version };
    });
  });
});
