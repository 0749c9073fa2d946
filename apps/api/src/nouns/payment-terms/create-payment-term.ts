import * as contracts from '@quickportal/contracts/payment-terms/contracts';
import { findBusinessContact } from '@quickportal/db/businesses/read-business-sections';
import { listPaymentTerms } from '@quickportal/db/payment-terms/read-payment-terms';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { createPaymentTermsKind } from './create-payment-terms-kind.ts';

export const createPaymentTerm = implement(contracts.createPaymentTerm).mutation(async ({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  const key = { communityId, businessId: input.params.businessId };
  // What the caller sees, before the change looks over all communities
  orNotFound(await findBusinessContact(ctx.db, key));
  const { accountId, cardScheme = null } = input.body;
  const products = [...new Set(input.body.products)];
  return change(
    ctx,
    input,
    async (tools) => {
      const added = { ...key, accountId, products, cardScheme };
      const changed = await changeSetting(ctx, tools, createPaymentTermsKind, { change: added });
      return settingResponse(changed, 201, async () => {
        const terms = await listPaymentTerms(tools.trx, key);
        const isAdded = (term: (typeof terms)[number]) =>
          term.accountId === accountId &&
          term.cardScheme === cardScheme &&
          products.some((product) => product === term.product);
        return { paymentTerms: terms.filter(isAdded) };
      });
    },
    { scope: { kind: 'staff' }, communityId },
  );
});
