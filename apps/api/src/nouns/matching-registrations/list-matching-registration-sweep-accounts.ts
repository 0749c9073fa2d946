import * as contracts from '@quickportal/contracts/matching-registrations/contracts';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import { listSweepAccounts } from '@quickportal/db/matching-registrations/list-sweep-accounts';
import { notFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { toSweepAccount } from './sweep-account-option.ts';

export const listMatchingRegistrationSweepAccounts = implement(contracts.listMatchingRegistrationSweepAccounts).query(
  async ({ ctx, input }) => {
    const { id: businessId } = input.params;
    const suppliers = await listSupplierBusinesses(ctx.db);
    if (!suppliers.some((supplier) => supplier.businessId === businessId)) throw notFound();
    return (await listSweepAccounts(ctx.db, { businessId, text: input.query.query })).map(toSweepAccount);
  },
);
