import * as contracts from '@quickportal/contracts/products/contracts';
import { getProducts } from '@quickportal/db/products/change-products';
import { orNotFound } from '../../kernel/problem.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { switchProductsKind } from './switch-products-kind.ts';
import { toProductConfig } from './to-product-config.ts';

export const updateProductConfig = implement(contracts.updateProductConfig).mutation(({ ctx, input }) => {
  const { communityId } = input.params;
  const { version, confirm = false, ...wanted } = input.body;
  return change(
    ctx,
    input,
    async (tools) => {
      const show = async () => toProductConfig(orNotFound(await getProducts(tools.trx, communityId)));
      const products = { communityId, confirm, wanted };
      const changed = await changeSetting(ctx, tools, switchProductsKind, { change: products, version, show });
      return settingResponse(changed, 200, show);
    },
    { scope: { kind: 'staff' }, communityId },
  );
});
