import { newLoginName, userFields } from '@quickportal/contracts/users/user-fields';
import { isLoginTaken } from '@quickportal/db/administrators/administrator';
import { findCommunityByCode } from '@quickportal/db/communities/find-community';
import { ensureStandardRoles } from '@quickportal/db/roles/insert-standard-roles';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { assignRoles, insertUser, saveTemporaryPassword } from '@quickportal/db/users/change-user';
import { z } from 'zod';
import { standardRights } from '../engines/access/standard-rights.ts';
import type { Services } from '../procedures/services.ts';
import { HANDED_LINK_HOURS, makePasswordLink, unknownPasswordHash } from './account-link.ts';
import { loginNameOf, readArguments } from './arguments.ts';
import { recordSetUp, type Operator } from './run-set-up.ts';

const Person = z.strictObject({ loginName: newLoginName, fullName: userFields.fullName, email: userFields.email });

/** Makes a facility administrator of the community with this code, who chooses a password by the returned link. */
export async function addFacilityUser(
  services: Services,
  operator: Operator,
  given: { communityCode: string; fullName: string; email: string },
): Promise<{ loginName: string; communityName: string; link: string }> {
  const { communityCode, fullName, email } = given;
  const person = readArguments(Person, { loginName: loginNameOf(fullName), fullName, email });
  const { loginName } = person;
  const hash = await unknownPasswordHash();
  const now = services.clock.now();
  return services.db.transaction({ kind: 'auth' }, async (trx) => {
    const community = await findCommunityByCode(trx, communityCode);
    if (!community)
      throw new SetUpError(
        `There is no community ${communityCode}.`,
        'Give its code, or import it: npm run community -- import FILE.',
      );
    const { communityId, communityName } = community;
    if (await isLoginTaken(trx, loginName))
      throw new SetUpError(
        `${loginName} exists already.`,
        `For a new link: npm run facility-user -- link ${loginName}. For another person, choose a different login name.`,
      );
    const roles = await ensureStandardRoles(trx, standardRights, now);
    const userId = await insertUser(trx, { ...person, phoneNumber: '', communityId, now });
    const held = [{ roleId: roles.FACILITY_ADMINISTRATOR, businessId: null }];
    await assignRoles(trx, { userId, communityId, roles: held, businessIds: [], now });
    const expiresAt = new Date(now.getTime() + HANDED_LINK_HOURS * 3_600_000);
    await saveTemporaryPassword(trx, { userId, hash, now, expiresAt });
    await recordSetUp(trx, operator, {
      action: 'users.create',
      communityId,
      objectType: 'system-user',
      objectId: String(userId),
      description: `User ${person.fullName} (${loginName}) added at the terminal`,
      after: person,
      at: now,
    });
    return { loginName, communityName, link: await makePasswordLink(services, trx, userId, now) };
  });
}
