import { facilityRights, rights } from '@quickportal/contracts/access/rights';
import type { Option } from '@quickportal/contracts/kernel/form-meta';
import { createRole, updateRole } from '@quickportal/contracts/roles/contracts';
import { rightsBeyond } from '../engines/access/granting.ts';
import type { FormSource } from '../forms/form-source.ts';
import type { Context } from '../kernel/context.ts';
import { reachOf } from '../users/user-reach.ts';
import { loadRole } from './present-role.ts';

/** The rights that whoever asks can put into a role, by group in the order of the vocabulary. */
function rightOptions(ctx: Context): Record<string, Option[]> {
  const { actor } = reachOf(ctx);
  const held = facilityRights.filter(
    (right) => rightsBeyond(actor, [{ rights: [right], businessId: null }]).length === 0,
  );
  const options = held.map((right) => ({ value: right, label: rights[right].title, group: rights[right].group }));
  const groups = [...new Set(options.map(({ group }) => group))];
  return { rights: groups.flatMap((group) => options.filter((option) => option.group === group)) };
}

/** Present values and options of the role forms. */
export const rolesFormSources: readonly FormSource[] = [
  { contract: createRole.name, options: (ctx) => Promise.resolve(rightOptions(ctx)) },
  {
    contract: updateRole.name,
    values: async (ctx, params) => {
      const reader = ctx.services.db.reader({ kind: 'auth' });
      const role = await loadRole(reader, reachOf(ctx), params.roleId as number);
      return { roleName: role.name, description: role.description, rights: role.rights, version: role.version };
    },
    options: (ctx) => Promise.resolve(rightOptions(ctx)),
  },
];
