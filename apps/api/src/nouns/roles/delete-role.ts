import * as contracts from '@quickportal/contracts/roles/contracts';
import { deleteRole as remove } from '@quickportal/db/roles/change-role';
import { implement } from '../../procedures/implement.ts';
import { changeUsers } from '../users/offers.ts';
import { loadOwnRole } from './load-own-role.ts';
import { conflict } from '../../kernel/problem.ts';

export const deleteRole = implement(contracts.deleteRole).mutation(async ({ ctx, input }) => {
  await changeUsers(ctx, input, async (tools) => {
    const { roleId, name, description, rights, userCount } = await loadOwnRole(tools, input.params.roleId);
    if (userCount > 0) {
      const holders = userCount === 1 ? 'One user has' : `${userCount} users have`;
      throw conflict(`${holders} this role. Give them another one first.`);
    }
    await remove(tools.trx, roleId);
    await tools.audit({
      objectType: 'role',
      objectId: roleId,
      description: `Role ${name} deleted`,
      before: { name, description, rights },
    });
  });
});
