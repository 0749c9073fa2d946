import * as contracts from '@quickportal/contracts/customers/contracts';
import { getBusiness } from '@quickportal/db/businesses/get-business';
import { insertCustomer, nextCustomerNumber } from '@quickportal/db/customers/insert-customer';
import { ConflictError } from '@quickportal/db/connect/errors';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { fieldProblem } from '../kernel/problem.ts';
import { communityOf } from '../kernel/scope.ts';
import { detailsOf } from './customer-guards.ts';

export const createCustomer = implement(contracts.createCustomer).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { businessId, customerNumber, ...entered } = input.body;
    const { communityId } = communityOf(ctx);
    const business = await getBusiness(trx, businessId);
    if (!business || business.kind !== 'SUPPLIER')
      throw fieldProblem('businessId', 'Choose one of the values offered.');
    const details = detailsOf(entered);
    const number = customerNumber || (await nextCustomerNumber(trx, { communityId, businessId, code: business.code }));
    const customer = await insertCustomer(trx, {
      communityId,
      businessId,
      customerNumber: number,
      ...details,
      at: now,
    }).catch((error: unknown) => {
      if (error instanceof ConflictError)
        throw fieldProblem('customerNumber', 'This customer number is already used in this business.');
      throw error;
    });
    await audit({
      objectType: 'customer',
      objectId: customer.customerId,
      description: `Customer ${customer.customerName} added`,
      after: { businessId, customerNumber: number, ...details },
    });
    return customer;
  }),
);
