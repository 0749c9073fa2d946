import * as contracts from '@quickportal/contracts/customers/contracts';
import { getBusiness } from '@quickportal/db/businesses/get-business';
import {
  customerNumberConstraint,
  insertCustomer,
  nextCustomerNumber,
} from '@quickportal/db/customers/change-customer';
import { ConflictError } from '@quickportal/db/connect/errors';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { fieldProblem } from '../kernel/problem.ts';
import { communityOf } from '../kernel/scope.ts';
import { detailsOf } from './customer-guards.ts';
import { presentCustomer } from './load-customer.ts';

export const createCustomer = implement(contracts.createCustomer).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { businessId, customerNumber, ...entered } = input.body;
    const { communityId, currency } = communityOf(ctx);
    const business = await getBusiness(trx, businessId);
    if (!business || business.kind !== 'SUPPLIER')
      throw fieldProblem('businessId', 'Choose one of the values offered.');
    const details = detailsOf(entered);
    const number = customerNumber || (await nextCustomerNumber(trx, { communityId, businessId }));
    // The country is the facility's until customers say otherwise
    const country = currency === 'NZD' ? 'NZ' : 'AU';
    const added = { communityId, businessId, customerNumber: number, country, ...details };
    const customer = await presentCustomer(trx, await insertCustomer(trx, added, now).catch(refuseUsedNumber));
    await audit({
      objectType: 'customer',
      objectId: customer.customerId,
      description: `Customer ${customer.customerName} added`,
      after: { businessId, customerNumber: number, ...details },
    });
    return customer;
  }),
);

function refuseUsedNumber(error: unknown): never {
  if (!(error instanceof ConflictError) || error.constraint !== customerNumberConstraint) throw error;
  throw fieldProblem('customerNumber', 'This customer number is already used in this business.');
}
