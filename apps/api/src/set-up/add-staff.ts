import { administratorCreationShape } from '@quickportal/contracts/administrators/administrator-shape';
import { countStaffWithRight, insertAdministrator, isLoginTaken } from '@quickportal/db/administrators/administrator';
import { ensureStandardRoles } from '@quickportal/db/roles/insert-standard-roles';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { z } from 'zod';
import { standardRights } from '../engines/access/standard-rights.ts';
import type { Services } from '../procedures/services.ts';
import { makePasswordLink, unknownPasswordHash } from './account-link.ts';
import { loginNameOf, readArguments } from './arguments.ts';
import { recordSetUp, type Operator } from './run-set-up.ts';

const { fullName, emailAddress } = administratorCreationShape;
const Person = z.strictObject({ fullName, emailAddress });

export interface AddedStaff {
  readonly loginName: string;
  readonly link: string;
  /** Staff who may approve what another administrator asks for. */
  readonly approvers: number;
}

/** Makes a staff administrator with every staff right, who chooses a password by the returned link. */
export async function addStaff(
  services: Services,
  operator: Operator,
  given: { fullName: string; emailAddress: string },
): Promise<AddedStaff> {
  const person = readArguments(Person, given);
  const loginName = loginNameOf(person.fullName);
  const passwordHash = await unknownPasswordHash();
  const now = services.clock.now();
  return services.db.transaction({ kind: 'auth' }, async (trx) => {
    if (await isLoginTaken(trx, loginName))
      throw new SetUpError(
        `${loginName} exists already.`,
        `For a new link: npm run staff -- link ${loginName}. For another person, choose a different login name.`,
      );
    const roles = await ensureStandardRoles(trx, standardRights, now);
    const values = { ...person, loginName, employeeNumber: '', roleIds: [roles.STAFF_ADMINISTRATOR] };
    const systemUserId = await insertAdministrator(trx, { ...values, passwordHash, at: now, until: null });
    await recordSetUp(trx, operator, {
      action: 'administrators.create',
      communityId: null,
      objectType: 'system-user',
      objectId: String(systemUserId),
      description: `Administrator ${loginName} made at the terminal`,
      after: { ...person, loginName },
      at: now,
    });
    const link = await makePasswordLink(services, trx, systemUserId, now);
    return { loginName, link, approvers: await countStaffWithRight(trx, 'AUTHORISE_ADMINISTRATORS') };
  });
}
