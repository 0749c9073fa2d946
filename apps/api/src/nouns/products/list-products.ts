import * as contracts from '@quickportal/contracts/products/contracts';
import { productNames } from '@quickportal/contracts/rules/payments/connections';
import { getConnectionCommunity } from '@quickportal/db/connection-details/read-connection-details';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';

export const listProducts = implement(contracts.listProducts).query(async ({ ctx }) => {
  const { products } = await getConnectionCommunity(ctx.db, communityOf(ctx).communityId);
  return products
    .map((productCode) => ({ productCode, productName: productNames[productCode] }))
    .toSorted((product, other) => (product.productName < other.productName ? -1 : 1));
});
