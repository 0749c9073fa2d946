import { FORMER_KEY_HOURS, SECRETS_SHOWN_MINUTES } from '@quickportal/contracts/connection-details/call-parts';
import * as contracts from '@quickportal/contracts/connection-details/contracts';
import { updateHandoffKey } from '@quickportal/db/connection-details/change-connection-details';
import { lockConnectionDetails } from '@quickportal/db/connection-details/read-connection-details';
import { hasRecentPassword } from '../../engines/auth/passwords/recent-password.ts';
import { newConnectionSecret, sealConnectionSecret } from '../../engines/connection/connection-secrets.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, orNotFound, Problem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadConnection, requireConnectionReader } from './connection.ts';

const HOUR_MS = 3_600_000;

export const renewHandoffKey = implement(contracts.renewHandoffKey).mutation(async ({ ctx, input }) => {
  requireConnectionReader(ctx);
  const { services } = ctx;
  const { communityId } = communityOf(ctx);
  if (!(await hasRecentPassword(services, ctx.actor, SECRETS_SHOWN_MINUTES)))
    throw new Problem('forbidden', { detail: 'Enter your password again first.' });
  await loadConnection(ctx);
  return change(ctx, input, async ({ trx, now, audit }) => {
    const current = orNotFound(await lockConnectionDetails(trx, communityId));
    const { version, formerHandoffKeyUntil } = current;
    await checkVersion(current, input.body.version, () => ({
      signedHandoffKey: null,
      formerHandoffKeyUntil: formerHandoffKeyUntil ?? now.toISOString(),
      version,
    }));
    if (formerHandoffKeyUntil !== null && Date.parse(formerHandoffKeyUntil) > now.getTime())
      throw conflict('The key was renewed less than 24 hours ago, and the former one is still accepted.');
    const key = newConnectionSecret();
    const formerUntil = new Date(now.getTime() + FORMER_KEY_HOURS * HOUR_MS);
    const sealed = sealConnectionSecret(services, communityId, 'hand-off key', key);
    await updateHandoffKey(trx, communityId, { sealed, length: key.length, formerUntil }, now);
    await audit({
      objectType: 'connection-details',
      objectId: communityId,
      description: 'Hand-off key renewed',
      after: { formerHandoffKeyUntil: formerUntil.toISOString() },
    });
    return { signedHandoffKey: key, formerHandoffKeyUntil: formerUntil.toISOString(), version: version + 1 };
  });
});
