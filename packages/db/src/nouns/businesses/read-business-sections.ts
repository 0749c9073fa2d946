import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** A business of a community. */
export interface BusinessKey {
  readonly communityId: number;
  readonly businessId: number;
}

/** A part of a business that is read and saved by itself. */
export type BusinessSection = 'settings' | 'details' | 'enablement';

interface Names {
  readonly businessId: number;
  readonly businessName: string;
  readonly businessCode: string;
  readonly enabled: boolean;
  /** Of the section that is read. */
  readonly version: number;
}

/** How a business is reached. */
export interface BusinessContact extends Names {
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly notificationEmail: string;
  readonly dualAuthEnabled: boolean;
}

/** Names of a business, with the version of one section. */
const namesIn = (section: BusinessSection) =>
  sql`b.id as "businessId", b.name as "businessName", b.code as "businessCode", b.enabled,
    ${sql.ref(`b.${section}_version`)} as "version"`;
const ofBusiness = ({ communityId, businessId }: BusinessKey) =>
  sql`from app.business b where b.community_id = ${communityId} and b.id = ${businessId} and b.kind = 'SUPPLIER'`;

const contact = preparedSql(
  'businesses.contact',
  (key: BusinessKey) => sql<BusinessContact>`
    select ${namesIn('settings')}, b.contact_name as "contactName", b.contact_email as "contactEmail",
      b.contact_phone as "contactPhone", b.notification_email as "notificationEmail",
      b.dual_authorisation as "dualAuthEnabled" ${ofBusiness(key)}`,
);

/** How a supplier business is reached; undefined outside the reader's scope. */
export const findBusinessContact = (db: Reader, key: BusinessKey): Promise<BusinessContact | undefined> =>
  db.first(contact, key);

/** Who a business is; numbers and category are empty where there is none. */
export interface BusinessIdentity extends Names {
  readonly name: string;
  readonly registeredName: string;
  readonly abn: string;
  readonly nzbn: string;
  readonly merchantCategoryCode: string;
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: 'AU' | 'NZ';
}

const identity = preparedSql(
  'businesses.identity',
  (key: BusinessKey) => sql<BusinessIdentity>`
    select ${namesIn('details')}, b.name, b.registered_name as "registeredName", coalesce(b.abn, '') as "abn",
      coalesce(b.nzbn, '') as "nzbn", coalesce(b.merchant_category_code, '') as "merchantCategoryCode",
      b.street1, b.street2, b.city, b.state, b.postcode, b.country ${ofBusiness(key)}`,
);

/** Who a supplier business is; undefined outside the reader's scope. */
export const findBusinessIdentity = (db: Reader, key: BusinessKey): Promise<BusinessIdentity | undefined> =>
  db.first(identity, key);

/** What is enabled for a business. */
export interface EnabledForBusiness extends Names {
  readonly products: readonly string[];
  readonly cisKey: string;
  readonly billingCode: string;
  readonly externalSystemClients: { systemCode: string; clientCode: string }[];
}

const parameter = (code: string) =>
  sql`coalesce((select p.value from app.business_parameter p where p.community_id = b.community_id
    and p.business_id = b.id and p.code = ${sql.lit(code)}), '')`;

const enablement = preparedSql(
  'businesses.enablement',
  (key: BusinessKey) => sql<EnabledForBusiness>`
    select ${namesIn('enablement')}, coalesce((select array_agg(p.product) from app.business_product p
        where p.community_id = b.community_id and p.business_id = b.id), '{}') as "products",
      ${parameter('CIS_KEY')} as "cisKey", ${parameter('BILLING_CODE')} as "billingCode",
      coalesce((select jsonb_agg(jsonb_build_object('systemCode', c.system_code, 'clientCode', c.client_code)
        order by c.system_code, c.client_code) from app.external_system_client c
        where c.community_id = b.community_id and c.business_id = b.id), '[]') as "externalSystemClients"
    ${ofBusiness(key)}`,
);

/** What is enabled for a supplier business; undefined outside the reader's scope. */
export const findEnabledForBusiness = (db: Reader, key: BusinessKey): Promise<EnabledForBusiness | undefined> =>
  db.first(enablement, key);
