import * as contracts from '@quickportal/contracts/products/contracts';
import { getProducts } from '@quickportal/db/products/change-products';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { toProductConfig } from './to-product-config.ts';

export const getProductConfig = implement(contracts.getProductConfig).query(async ({ ctx, input }) =>
  toProductConfig(orNotFound(await getProducts(ctx.db, input.params.communityId))),
);
