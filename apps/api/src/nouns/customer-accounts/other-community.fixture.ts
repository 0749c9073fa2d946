import { paymentKit } from '../../testing/payment-kit.ts';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: {},
  reach: async (services) => {
    const here = await paymentKit(services, { communityId: 10, businessId: 102 });
    const next = await paymentKit(services, { communityId: 10, businessId: 101 });
    const there = await paymentKit(services, { communityId: 20, businessId: 201 });
    await here.card(1031, '4111111111111111', { default_account: true });
    const own = await here.card(1031);
    // of another business, of another community, and of another customer of the same business
    const others = [await next.card(1001), await there.card(2001), await here.card(1032)];
    const { rows } = await services.owner.query<{ id: string; token: string }>(
      'select id::text, account_token as token from app.customer_account where id = any($1)',
      [[own, ...others]],
    );
    const token = (accountId: number) => rows.find(({ id }) => id === String(accountId))?.token ?? '';
    const tokens = { own: token(own), others: others.map(token) };
    return {
      paths: { 'customers/{id}/accounts/{accountId}': { own, others } },
      fields: { accountId: { own, others }, accountToken: tokens, primaryAccountToken: tokens },
    };
  },
};
