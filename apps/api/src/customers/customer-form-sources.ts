import { createCustomer, updateCustomerDetails } from '@quickportal/contracts/customers/contracts';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import type { FormSource } from '../forms/form-source.ts';
import { communityScope } from '../kernel/scope.ts';
import { loadCustomer } from './load-customer.ts';

/** Present values and options of the customer forms. */
export const customerFormSources: readonly FormSource[] = [
  {
    contract: createCustomer.name,
    options: async (ctx) => {
      const businesses = await listSupplierBusinesses(ctx.services.db.reader(communityScope(ctx)));
      return {
        supplierBusinesses: businesses.map(({ businessId, name, code }) => ({
          value: String(businessId),
          label: name,
          description: code,
        })),
      };
    },
  },
  {
    contract: updateCustomerDetails.name,
    values: async (ctx, params) => ({ ...(await loadCustomer(ctx, params.id as number)) }),
  },
];
