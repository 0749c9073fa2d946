import { facilityRights, rights } from '@quickportal/contracts/access/rights';
import type { Option } from '@quickportal/contracts/kernel/form-meta';
import { createRole, updateRole } from '@quickportal/contracts/roles/contracts';
import { rightsBeyond } from '../../engines/access/granting.ts';
import { formSource } from '../../forms/form-source.ts';
import type { Context } from '../../procedures/context.ts';
import { reachOf } from '../users/offers.ts';
import { loadRole } from './to-role.ts';

/** The rights that the requester can put into a role, by group in the order of the vocabulary. */
function rightOptions(ctx: Context): Record<string, Option[]> {
  const { actor } = reachOf(ctx);
  const held = facilityRights.filter(
    (right) => rightsBeyond(actor, [{ rights: [right], businessId: null }]).length === 0,
  );
  const options = held.map((right) => ({ value: right, label: rights[right].title, group: rights[right].group }));
  const groups = [...new Set(options.map(({ group }) => group))];
  return { rights: groups.flatMap((group) => options.filter((option) => option.group === group)) };
}

/** Current values and options of the role forms. */
export const rolesFormSources = [
  formSource(createRole, (ctx) => ({ options: rightOptions(ctx) })),
  formSource(updateRole, async (ctx, { roleId }) => {
    const reader = ctx.services.db.reader({ kind: 'auth' });
    const { name: roleName, description, rights: held, version } = await loadRole(reader, reachOf(ctx), roleId);
    return { values: { roleName, description, rights: held, version }, options: rightOptions(ctx) };
  }),
];
