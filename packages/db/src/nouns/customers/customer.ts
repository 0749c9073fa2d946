import type { Customer as ContractCustomer } from '@quickportal/contracts/customers/customer';
import type { SelectQueryBuilder } from 'kysely';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import type { DB } from '../../schema.gen.ts';

/** What users enter about a customer, with its columns: for reading, insert, update and import. */
export const detailColumns = {
  customerName: 'customer_name',
  street1: 'street1',
  street2: 'street2',
  street3: 'street3',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  country: 'country',
  email: 'email',
  receivesEmail: 'receives_email',
  receivesSms: 'receives_sms',
  phoneNumber: 'phone_number',
} as const satisfies ColumnMap;

/** What is written once, when the customer is added. */
export const keyColumns = {
  communityId: 'community_id',
  businessId: 'business_id',
  customerNumber: 'customer_number',
} as const satisfies ColumnMap;

/** Every field of `app.customer as c`. */
export const customerColumns = {
  ...detailColumns,
  ...keyColumns,
  customerId: 'id',
  customerEnabled: 'enabled',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  disabledAt: 'disabled_at',
} as const satisfies ColumnMap;

/** The fields that come from its business, `app.business as b`. */
export const businessColumns = { businessName: 'name', hasPayToProduct: 'has_payto_product' } as const;

type FromCustomer = DB & { c: DB['app.customer'] };

/** Selects a customer by the names of its contract, from a query of `app.customer as c`. */
export const selectCustomer = <O>(query: SelectQueryBuilder<FromCustomer, 'c', O>) =>
  query
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'c.community_id').onRef('b.id', '=', 'c.business_id'),
    )
    .select(selected('c', customerColumns))
    .select(selected('b', businessColumns));

type CustomerQuery = ReturnType<typeof selectCustomer<object>>;

/** A customer of a supplier business (1E001), with what the contract leaves out. Times are ISO 8601 UTC. */
export type Customer = CustomerQuery extends { executeTakeFirstOrThrow(): Promise<infer Selected> }
  ? Selected extends ContractCustomer
    ? Selected
    : never
  : never;
