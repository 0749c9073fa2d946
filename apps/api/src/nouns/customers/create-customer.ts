import * as contracts from '@quickportal/contracts/customers/contracts';
import { getBusiness } from '@quickportal/db/businesses/get-business';
import {
  customerNumberConstraint,
  insertCustomer,
  nextCustomerNumber,
} from '@quickportal/db/customers/change-customer';
import { uniqueField } from '../../kernel/unique-field.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { countryOf, detailsOf, NUMBER_USED } from './customer-guards.ts';
import { customerObject, toCustomer } from './load-customer.ts';

export const createCustomer = implement(contracts.createCustomer).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit, emit }) => {
    const { businessId, customerNumber, ...entered } = input.body;
    const { communityId, currency } = communityOf(ctx);
    const business = await getBusiness(trx, businessId);
    if (!business || business.kind !== 'SUPPLIER')
      throw fieldProblem('businessId', 'Choose one of the values offered.');
    const details = detailsOf(entered);
    const number = customerNumber || (await nextCustomerNumber(trx, { communityId, businessId }));
    const added = { communityId, businessId, customerNumber: number, country: countryOf(currency), ...details };
    const customer = await toCustomer(trx, await insertCustomer(trx, added, now).catch(refuseUsedNumber));
    await audit({
      objectType: 'customer',
      objectId: customer.customerId,
      description: `Customer ${customer.customerName} added`,
      after: { businessId, customerNumber: number, ...details },
    });
    await emit({ type: 'customer.created', object: customerObject(customer), data: customer });
    return customer;
  }),
);

const refuseUsedNumber = uniqueField(customerNumberConstraint, 'customerNumber', NUMBER_USED);
