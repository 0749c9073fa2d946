import type { ProductCode } from '../payments/connections.ts';
import { productFlags } from '../payments/product-flags.ts';

/** Fee types: ESTAB is charged once, MONTHLY each month (2K065). */
export const feeTypes = ['ESTAB', 'MONTHLY'] as const;
export type FeeType = (typeof feeTypes)[number];

/** Intervals, as a revenue item shows them. */
export const intervalOf = { ESTAB: 'ONE-OFF', MONTHLY: 'MONTHLY' } as const satisfies Record<FeeType, string>;

/** Products that are billed, in the order of the form, with the product that a community switches on for each. */
export const soldProducts = {
  QuickTerminal: productFlags.quickterminal,
  QuickBatch: productFlags.quickbatch,
  QuickBills: productFlags.quickbills,
  QuickVault: productFlags.quickvault,
  'REST API': productFlags.restapi,
  PayTo: productFlags.payto,
} as const satisfies Record<string, ProductCode>;
export type SoldProduct = keyof typeof soldProducts;
export const soldProductNames = Object.keys(soldProducts) as [SoldProduct, ...SoldProduct[]];

/** Items of the price list by fee type, with the products that have them. */
const items = {
  ESTAB: {
    'Establishment fee': soldProductNames,
    'Additional business set-up': ['QuickTerminal', 'QuickBatch', 'QuickBills', 'PayTo'],
    'On-site training': ['QuickTerminal', 'QuickBatch'],
    'Certificate set-up': ['REST API'],
  },
  MONTHLY: {
    'Monthly access fee': soldProductNames,
    'Monthly support fee': ['QuickTerminal', 'QuickBatch', 'REST API'],
    'Stored account fee': ['QuickVault'],
  },
} as const satisfies Record<FeeType, Record<string, readonly SoldProduct[]>>;

export type SoldItem = keyof (typeof items)['ESTAB'] | keyof (typeof items)['MONTHLY'];

/** The items of a fee type, in the order of the price list. */
export const soldItemsOf = (feeType: FeeType): SoldItem[] => Object.keys(items[feeType]) as SoldItem[];
export const soldItems = (['ESTAB', 'MONTHLY'] as const).flatMap(soldItemsOf) as [SoldItem, ...SoldItem[]];

/** Whether the price list has an item for a product with this fee type. */
export function isSold(feeType: FeeType, product: string, item: string): boolean {
  const ofType: Readonly<Record<string, readonly string[]>> = items[feeType];
  return Object.hasOwn(ofType, item) && (ofType[item]?.includes(product) ?? false);
}

/** The products that have an item. */
export const productsWith = (feeType: FeeType, item: SoldItem): readonly SoldProduct[] =>
  (items[feeType] as Readonly<Record<string, readonly SoldProduct[]>>)[item] ?? [];
