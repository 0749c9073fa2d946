import * as contracts from '@quickportal/contracts/products/contracts';
import { countProductUse } from '@quickportal/db/products/count-product-use';
import { implement } from '../../procedures/implement.ts';

export const getProductUse = implement(contracts.getProductUse).query(({ ctx, input }) =>
  countProductUse(ctx.db, input.params.communityId, ctx.services.clock.now()),
);
