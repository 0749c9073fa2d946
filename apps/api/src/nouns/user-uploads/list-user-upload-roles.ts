import * as contracts from '@quickportal/contracts/user-uploads/contracts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { reachOf } from '../users/offers.ts';
import { findUploadBusiness, listGivenRoles } from './upload-access.ts';

export const listUserUploadRoles = implement(contracts.listUserUploadRoles).query(
  async ({ ctx, input: { params } }) => {
    const db = ctx.services.db.reader({ kind: 'auth' });
    const reach = reachOf(ctx);
    const business = orNotFound(await findUploadBusiness(db, reach, params.businessId));
    const roles = await listGivenRoles(db, reach, business);
    return roles.map(({ roleId, name, description, scope }) => ({
      systemRoleId: roleId,
      systemRoleName: name,
      systemRoleDescription: description,
      scopeCode: scope,
    }));
  },
);
