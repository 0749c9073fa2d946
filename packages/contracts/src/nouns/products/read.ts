import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { shownText } from '../../kernel/field-builders.ts';
import { productNames } from '../../rules/payments/connections.ts';

/** A product that a facility has (2E027). */
export const Product = z
  .strictObject({
    productCode: shownText('Product code', 'Code of the product.', 'WEBHOOKS'),
    productName: shownText('Product name', 'Name of the product.', productNames.WEBHOOKS),
  })
  .meta({ id: 'Product', description: 'A product of the facility.' });
export type Product = z.output<typeof Product>;

export const listProducts = contract({
  name: 'products.list',
  kind: 'query',
  method: 'GET',
  path: 'products',
  responses: { 200: z.array(Product).meta({ title: 'Products', description: 'Products that are on, by name.' }) },
  audience: ['facility', 'staff'],
  rights: { anyOf: ['VIEW_FACILITY_SETTINGS', 'MANAGE_FACILITY_SETTINGS'] },
  summary: 'List the products of the facility',
  description: 'Products that are switched on, by name. Your contact at the platform switches them.',
  spec: ['2C125'],
});
