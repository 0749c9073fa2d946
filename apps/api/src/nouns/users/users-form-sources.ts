import { createUser, updateUserDetails } from '@quickportal/contracts/users/contracts';
import type { Option } from '@quickportal/contracts/kernel/form-meta';
import { type CommunityRole, listCommunityRoles } from '@quickportal/db/roles/list-roles';
import { formSource } from '../../forms/form-source.ts';
import type { Context } from '../../procedures/context.ts';
import { loadUser } from './load-user.ts';
import { canGive, reachOf } from './user-reach.ts';

const optionOf = ({ roleId, name, description }: CommunityRole): Option => ({
  value: String(roleId),
  label: name,
  ...(description && { description }),
});

/** The roles that the requester can give, by where they are held. */
async function roleOptions(ctx: Context) {
  const reach = reachOf(ctx);
  const roles = await listCommunityRoles(ctx.services.db.reader({ kind: 'auth' }), reach.communityId);
  const given = roles.filter((role) => canGive(reach, role));
  return {
    communityRoles: given.filter(({ scope }) => scope === 'COMMUNITY').map(optionOf),
    businessRoles: given.filter(({ scope }) => scope !== 'COMMUNITY').map(optionOf),
  };
}

/** Current values and options of the user forms. */
export const usersFormSources = [
  formSource(createUser, async (ctx) => ({ options: { ...(await roleOptions(ctx)), businesses: [] } })),
  formSource(updateUserDetails, async (ctx, { userId }) => {
    const { db, clock } = ctx.services;
    const user = await loadUser(db.reader({ kind: 'auth' }), reachOf(ctx), userId, clock.now());
    const { fullName, email, phoneNumber, roles, businesses, version } = user;
    const key = [...businesses, ...roles];
    const names = new Map(key.map(({ businessId, businessName }) => [String(businessId), businessName ?? '']));
    return {
      values: {
        fullName,
        email,
        phoneNumber,
        roleIds: roles.filter(({ businessId }) => businessId === null).map(({ roleId }) => roleId),
        businessRoles: roles.flatMap(({ roleId, businessId }) => (businessId === null ? [] : [{ roleId, businessId }])),
        businessIds: businesses.map(({ businessId }) => businessId),
        version,
      },
      options: {
        ...(await roleOptions(ctx)),
        businesses: [...names].flatMap(([value, label]) => (label === '' ? [] : [{ value, label }])),
      },
    };
  }),
];
