import type { AnyContract } from '../kernel/contract.ts';
import type { ProductCode } from '../rules/payments/connections.ts';
import { productsOfNouns } from './products.gen.ts';

const ofNouns: Readonly<Record<string, ProductCode>> = productsOfNouns;

/** The product without which a call is refused: its own, or that of all calls of its noun. */
export const productOf = ({ name, product }: Pick<AnyContract, 'name' | 'product'>): ProductCode | undefined =>
  product ?? ofNouns[name.slice(0, name.indexOf('.'))];
