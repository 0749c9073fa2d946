import { createUser, updateUserDetails } from '@quickportal/contracts/users/contracts';
import type { Option } from '@quickportal/contracts/kernel/form-meta';
import { type CommunityRole, listCommunityRoles } from '@quickportal/db/roles/list-roles';
import type { FormSource } from '../forms/form-source.ts';
import type { Context } from '../kernel/context.ts';
import { loadUser } from './load-user.ts';
import { canGive, reachOf } from './user-reach.ts';

const optionOf = ({ roleId, name, description }: CommunityRole): Option => ({
  value: String(roleId),
  label: name,
  ...(description && { description }),
});

/** The roles that whoever asks can give, by where they are held. */
async function roleOptions(ctx: Context) {
  const reach = reachOf(ctx);
  const roles = await listCommunityRoles(ctx.services.db.reader({ kind: 'auth' }), reach.communityId);
  const given = roles.filter((role) => canGive(reach, role));
  return {
    communityRoles: given.filter(({ scope }) => scope === 'COMMUNITY').map(optionOf),
    businessRoles: given.filter(({ scope }) => scope !== 'COMMUNITY').map(optionOf),
  };
}

const userOf = (ctx: Context, params: Record<string, unknown>) => {
  const { db, clock } = ctx.services;
  return loadUser(db.reader({ kind: 'auth' }), reachOf(ctx), params.userId as number, clock.now());
};

/** Present values and options of the user forms. */
export const usersFormSources: readonly FormSource[] = [
  { contract: createUser.name, options: async (ctx) => ({ ...(await roleOptions(ctx)), businesses: [] }) },
  {
    contract: updateUserDetails.name,
    values: async (ctx, params) => {
      const { fullName, email, phoneNumber, roles, businesses, version } = await userOf(ctx, params);
      return {
        fullName,
        email,
        phoneNumber,
        roleIds: roles.filter(({ businessId }) => businessId === null).map(({ roleId }) => roleId),
        businessRoles: roles.flatMap(({ roleId, businessId }) => (businessId === null ? [] : [{ roleId, businessId }])),
        businessIds: businesses.map(({ businessId }) => businessId),
        version,
      };
    },
    options: async (ctx, params) => {
      const { roles, businesses } = await userOf(ctx, params);
      const named = [...businesses, ...roles];
      const names = new Map(named.map(({ businessId, businessName }) => [String(businessId), businessName ?? '']));
      return {
        ...(await roleOptions(ctx)),
        businesses: [...names].flatMap(([value, label]) => (label === '' ? [] : [{ value, label }])),
      };
    },
  },
];
