import { productNames, type ProductCode } from './connections.ts';

export type ProductFlag = Lowercase<ProductCode>;

/** Products as the switches of a community name them (3K030), in their order on the screen: `payto` for its code. */
export const productFlags = Object.fromEntries(Object.keys(productNames).map((code) => [code.toLowerCase(), code])) as {
  readonly [C in ProductCode as Lowercase<C>]: C;
};
export type ProductFlags = Readonly<Record<ProductFlag, boolean>>;
export const flagsOfProducts = Object.keys(productFlags) as ProductFlag[];
