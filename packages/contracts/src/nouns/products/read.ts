import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { shownText } from '../../kernel/field-builders.ts';
import { productNames } from '../../rules/payments/connections.ts';
import { ofCommunityPath, ProductConfig, ProductUse } from './product-config.ts';

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

const ofCommunity = {
  kind: 'query',
  method: 'GET',
  params: ofCommunityPath,
  audience: ['staff'],
  rights: { anyOf: ['VIEW_COMMUNITIES', 'MANAGE_COMMUNITIES'] },
} as const;

export const getProductConfig = contract({
  ...ofCommunity,
  name: 'products.getConfig',
  path: 'community/{communityId}/products/config',
  responses: { 200: ProductConfig },
  summary: 'Retrieve the products of a community',
  description: 'Which products are switched on, and the parameters that decide about them.',
  spec: ['3C063', '3E038'],
});

export const getProductUse = contract({
  ...ofCommunity,
  name: 'products.getUse',
  path: 'community/{communityId}/products/use',
  responses: { 200: ProductUse },
  summary: 'Retrieve what uses the products of a community',
  description: 'How much stops where a product is switched off.',
});
