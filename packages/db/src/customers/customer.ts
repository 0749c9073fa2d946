import type { DB } from '../schema.gen.ts';
import type { SelectQueryBuilder } from 'kysely';

/** A customer of a supplier business, in the field names of the specification (1E001). Times are ISO 8601 UTC. */
export interface Customer {
  customerId: number;
  communityId: number;
  businessId: number;
  businessName: string;
  customerName: string;
  customerNumber: string;
  customerEnabled: boolean;
  street1: string;
  street2: string;
  street3: string;
  city: string;
  /** Empty where none was given. */
  state: CustomerState;
  postcode: string;
  /** ISO 3166 alpha-2. */
  country: string;
  email: string;
  receivesEmail: boolean;
  receivesSms: boolean;
  phoneNumber: string;
  /** Whether the customer's business has the PayTo product. */
  hasPayToProduct: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  disabledAt: string | null;
}

export type CustomerState = DB['app.customer']['state'] extends { __select__: infer State } ? State : never;

const columns = [
  'c.id',
  'c.community_id',
  'c.business_id',
  'c.customer_name',
  'c.customer_number',
  'c.enabled',
  'c.street1',
  'c.street2',
  'c.street3',
  'c.city',
  'c.state',
  'c.postcode',
  'c.country',
  'c.email',
  'c.receives_email',
  'c.receives_sms',
  'c.phone_number',
  'c.version',
  'c.created_at',
  'c.updated_at',
  'c.disabled_at',
] as const;

type FromCustomer = DB & { c: DB['app.customer'] };

/** Adds what `toCustomer` needs to a query that selects from `app.customer as c`. */
export function selectCustomer<O>(query: SelectQueryBuilder<FromCustomer, 'c', O>) {
  return query
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'c.community_id').onRef('b.id', '=', 'c.business_id'),
    )
    .select(columns)
    .select(['b.name as business_name', 'b.has_payto_product']);
}

type CustomerQuery = ReturnType<typeof selectCustomer<object>>;
/** A row of `selectCustomer`. It does not leave this package: `toCustomer` makes the entity of it. */
export type CustomerRow = CustomerQuery extends { executeTakeFirstOrThrow(): Promise<infer Row> } ? Row : never;

export function toCustomer(row: CustomerRow): Customer {
  return {
    customerId: row.id,
    communityId: row.community_id,
    businessId: row.business_id,
    businessName: row.business_name,
    customerName: row.customer_name,
    customerNumber: row.customer_number,
    customerEnabled: row.enabled,
    street1: row.street1,
    street2: row.street2,
    street3: row.street3,
    city: row.city,
    state: row.state,
    postcode: row.postcode,
    country: row.country,
    email: row.email,
    receivesEmail: row.receives_email,
    receivesSms: row.receives_sms,
    phoneNumber: row.phone_number,
    hasPayToProduct: row.has_payto_product,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    disabledAt: row.disabled_at,
  };
}
