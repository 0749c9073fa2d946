import { createCustomer, updateCustomerDetails } from '@quickportal/contracts/customers/contracts';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import { formSource } from '../../forms/form-source.ts';
import { loadCustomer } from './load-customer.ts';

/** Current values and options of the customer forms. */
export const customerFormSources = [
  formSource(createCustomer, async ({ db }) => {
    const suppliers = await listSupplierBusinesses(db);
    const [only, another] = suppliers;
    return {
      // A user of one business is not asked which
      values: only && !another ? { businessId: only.businessId } : {},
      options: {
        supplierBusinesses: suppliers.map(({ businessId, name, code }) => ({
          value: String(businessId),
          label: name,
          description: code,
        })),
      },
    };
  }),
  formSource(updateCustomerDetails, async (ctx, { id }) => ({ values: { ...(await loadCustomer(ctx, id)) } })),
];
