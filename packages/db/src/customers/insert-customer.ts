import type { Customer as CustomerEntity } from '@quickportal/contracts/customers/customer';
import { RowNotFoundError } from '../connect/errors.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { Customer } from './customer.ts';
import { getCustomer } from './get-customer.ts';

/** What a person enters about a customer; empty text where nothing was given. */
export type CustomerDetails = Pick<
  CustomerEntity,
  | 'customerName'
  | 'street1'
  | 'street2'
  | 'street3'
  | 'city'
  | 'state'
  | 'postcode'
  | 'email'
  | 'receivesEmail'
  | 'phoneNumber'
  | 'receivesSms'
>;

export interface NewCustomer extends CustomerDetails {
  communityId: number;
  businessId: number;
  customerNumber: string;
  at: Date;
}

/** The columns that details are kept in. */
export const detailColumns = (details: CustomerDetails) => ({
  customer_name: details.customerName,
  street1: details.street1,
  street2: details.street2,
  street3: details.street3,
  city: details.city,
  state: details.state,
  postcode: details.postcode,
  email: details.email,
  receives_email: details.receivesEmail,
  phone_number: details.phoneNumber,
  receives_sms: details.receivesSms,
});

/** Adds a customer. Throws ConflictError when its number is already used in the business. */
export async function insertCustomer(trx: WriteTransaction, customer: NewCustomer): Promise<Customer> {
  const at = customer.at.toISOString();
  const { id } = await trx
    .insertInto('app.customer')
    .values({
      community_id: customer.communityId,
      business_id: customer.businessId,
      customer_number: customer.customerNumber,
      ...detailColumns(customer),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return presentCustomer(trx, id);
}

/** The customer as it is now, inside the transaction that just wrote it. */
export async function presentCustomer(trx: WriteTransaction, customerId: number): Promise<Customer> {
  const customer = await getCustomer(trx, customerId);
  if (!customer) throw new RowNotFoundError('customer');
  return customer;
}

/**
 * The next free number of a supplier business: its code, a dash and seven digits. The counter's row is locked until
 * the transaction ends, so two creations never get the same; numbers that people chose themselves are skipped.
 */
export async function nextCustomerNumber(
  trx: WriteTransaction,
  business: { communityId: number; businessId: number; code: string },
): Promise<string> {
  for (;;) {
    const { last_number: number } = await trx
      .insertInto('app.customer_number_counter')
      .values({ community_id: business.communityId, business_id: business.businessId, last_number: 1 })
      .onConflict((conflict) =>
        conflict.columns(['community_id', 'business_id']).doUpdateSet((eb) => ({
          last_number: eb('app.customer_number_counter.last_number', '+', 1),
        })),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow();
    const candidate = `${business.code}-${String(number).padStart(7, '0')}`;
    const taken = await trx
      .selectFrom('app.customer')
      .select('id')
      .where('business_id', '=', business.businessId)
      .where('customer_number', '=', candidate)
      .executeTakeFirst();
    if (!taken) return candidate;
  }
}
