import { randomBytes } from 'node:crypto';
import { findCredential } from '@quickportal/db/auth/credential';
import { voidTokens } from '@quickportal/db/auth/write-single-use-tokens';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { hashPassword } from '../engines/auth/passwords/password-hashing.ts';
import { insertPasswordLink } from '../engines/auth/passwords/password-link.ts';
import type { Services } from '../procedures/services.ts';
import { recordSetUp, type Operator } from './run-set-up.ts';

/** How long a link works that an operator hands over. */
export const HANDED_LINK_HOURS = 24;

/** The hash of a password that no one knows, for an account whose owner chooses one by a link. */
export const unknownPasswordHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/** Makes the one link with which a user chooses a password, and voids earlier ones. Scope auth. */
export async function makePasswordLink(
  services: Pick<Services, 'configuration'>,
  trx: WriteTransaction,
  userId: number,
  now: Date,
): Promise<string> {
  await voidTokens(trx, 'password-reset', userId, now);
  return insertPasswordLink(services, trx, { userId, minutes: HANDED_LINK_HOURS * 60, now });
}

/** Makes a new link for a user there is. Throws SetUpError where the login name is unknown or of the other kind. */
export async function linkForUser(
  services: Services,
  operator: Operator,
  { loginName, kind }: { loginName: string; kind: 'STAFF' | 'CLIENT' },
): Promise<string> {
  const now = services.clock.now();
  return services.db.transaction({ kind: 'auth' }, async (trx) => {
    const user = await findCredential(trx, loginName);
    if (user?.kind !== kind)
      throw new SetUpError(`There is no such user: ${loginName}.`, 'Check the login name, or add the user.');
    const link = await makePasswordLink(services, trx, user.userId, now);
    await recordSetUp(trx, operator, {
      action: kind === 'STAFF' ? 'administrators.link' : 'users.link',
      communityId: user.communityId,
      objectType: 'system-user',
      objectId: String(user.userId),
      description: `A link to choose a password was printed for ${user.loginName}`,
      at: now,
    });
    return link;
  });
}
