import { createAdministrator, updateAdministrator } from '@quickportal/contracts/administrators/contracts';
import { isRight } from '@quickportal/contracts/access/rights';
import { getAdministrator } from '@quickportal/db/administrators/administrator';
import { listStaffRoles } from '@quickportal/db/roles/list-roles';
import { rightsBeyond } from '../../engines/access/granting.ts';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';
import type { Context } from '../../procedures/context.ts';

/** The staff roles that the caller can give. */
async function roleOptions({ actor, services }: Context) {
  const roles = await listStaffRoles(services.db.reader({ kind: 'auth' }));
  const grantable = roles.filter(
    ({ rights }) => rightsBeyond(actor, [{ rights: rights.filter(isRight), businessId: null }]).length === 0,
  );
  return grantable.map(({ roleId, name, description }) => ({
    value: String(roleId),
    label: name,
    ...(description && { description }),
  }));
}

/** Current values and options of the administrator forms. */
export const administratorsFormSources = [
  formSource(createAdministrator, async (ctx) => ({ options: { roles: await roleOptions(ctx) } })),
  formSource(updateAdministrator, async (ctx, { systemUserId }) => {
    const reader = ctx.services.db.reader({ kind: 'auth' });
    const { fullName, emailAddress, employeeNumber, roleIds, version } = orNotFound(
      await getAdministrator(reader, systemUserId),
    );
    return {
      values: { fullName, emailAddress, employeeNumber, roleIds, version },
      options: { roles: await roleOptions(ctx) },
    };
  }),
];
