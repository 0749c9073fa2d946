import { createCustomer, updateCustomerDetails } from '@quickportal/contracts/customers/contracts';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import type { Context } from '../kernel/context.ts';
import type { FormSource } from '../forms/form-source.ts';
import { communityScope } from '../kernel/scope.ts';
import { loadCustomer } from './load-customer.ts';

const suppliers = (ctx: Context) => listSupplierBusinesses(ctx.services.db.reader(communityScope(ctx)));

/** Present values and options of the customer forms. */
export const customerFormSources: readonly FormSource[] = [
  {
    contract: createCustomer.name,
    // Whoever has one business only is not asked which
    values: async (ctx) => {
      const [only, another] = await suppliers(ctx);
      return only && !another ? { businessId: only.businessId } : {};
    },
    options: async (ctx) => ({
      supplierBusinesses: (await suppliers(ctx)).map(({ businessId, name, code }) => ({
        value: String(businessId),
        label: name,
        description: code,
      })),
    }),
  },
  {
    contract: updateCustomerDetails.name,
    values: async (ctx, params) => ({ ...(await loadCustomer(ctx, params.id as number)) }),
  },
];
