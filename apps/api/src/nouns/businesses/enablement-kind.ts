import { enablementShape } from '@quickportal/contracts/businesses/business-enablement';
import { productNames } from '@quickportal/contracts/rules/payments/connections';
import { productFlags } from '@quickportal/contracts/rules/payments/product-flags';
import {
  updateBusiness,
  updateBusinessParameter,
  updateBusinessProducts,
  updateBusinessSystemClients,
} from '@quickportal/db/businesses/change-business-sections';
import {
  findEnabledForBusiness,
  type BusinessKey,
  type EnabledForBusiness,
} from '@quickportal/db/businesses/read-business-sections';
import { listEnabledProducts } from '@quickportal/db/products/list-enabled-products';
import type { Reader } from '@quickportal/db/connect/reader';
import { fieldProblem } from '../../kernel/problem.ts';
import { uniqueField } from '../../kernel/unique-field.ts';
import { businessSectionKind } from './business-section-kind.ts';

/** Products of a business by their fields. */
const productCodes = {
  payto: productFlags.payto,
  payid: productFlags.payid,
  quickvault: 'QUICKVAULT',
  recurring: 'RECURRING',
  terminal: 'TERMINAL',
} as const;
type ProductField = keyof typeof productCodes;
const productFields = Object.keys(productCodes) as ProductField[];

/** The product of the community that a business needs for its own. */
const neededProducts = {
  payto: productFlags.payto,
  payid: productFlags.payid,
  quickvault: 'QUICKVAULT',
  recurring: null,
  terminal: 'QUICKTERMINAL',
} as const;

export type Enablement = Record<ProductField, boolean> &
  Pick<EnabledForBusiness, 'cisKey' | 'billingCode' | 'externalSystemClients'>;

/** What is enabled, its products by their fields. */
export const toEnablement = ({ products, ...rest }: EnabledForBusiness) => ({
  ...rest,
  ...(Object.fromEntries(productFields.map((field) => [field, products.includes(productCodes[field])])) as Record<
    ProductField,
    boolean
  >),
});

async function requireCommunityProducts(
  db: Reader,
  after: Enablement,
  before: Enablement,
  { communityId }: BusinessKey,
) {
  const enabled = await listEnabledProducts(db, communityId);
  for (const field of productFields) {
    const needed = neededProducts[field];
    if (needed === null || !after[field] || before[field] || enabled.includes(needed)) continue;
    throw fieldProblem(field, `Enable ${productNames[needed]} for the community first.`);
  }
}

const refuseTaken = uniqueField(
  'external_system_client_community_id_system_code_client_code_key',
  'externalSystemClients',
  'A system calls another business of the community so, or a client is listed twice.',
);

/** Products, codes of billing and external system clients of a business. */
export const enablementKind = businessSectionKind<Enablement>({
  name: 'enablement',
  title: 'Business enablement',
  shape: enablementShape,
  isForStaff: true,
  get: async (db, key) => {
    const found = await findEnabledForBusiness(db, key);
    return found ? toEnablement(found) : null;
  },
  check: requireCommunityProducts,
  async save(trx, key, { values, at }) {
    const chosen = productFields.filter((field) => values[field]).map((field) => productCodes[field]);
    await updateBusinessProducts(trx, key, chosen, at);
    await updateBusinessParameter(trx, key, { code: 'CIS_KEY', value: values.cisKey }, at);
    await updateBusinessParameter(trx, key, { code: 'BILLING_CODE', value: values.billingCode }, at);
    await updateBusinessSystemClients(trx, key, values.externalSystemClients, at).catch(refuseTaken);
    await updateBusiness(trx, key, { section: 'enablement', values: {}, at });
  },
});
