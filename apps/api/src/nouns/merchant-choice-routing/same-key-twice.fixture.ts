import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { acceptDebitCards, insertAuMerchant } from '../settlement-accounts/settlement-accounts.fixture.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'merchantChoiceRouting.save': async (owner) => {
      await acceptDebitCards(owner);
      return {
        params: { businessId: 101, accountId: await insertAuMerchant(owner, { merchantId: '22819001' }) },
        body: { mastercardRule: 'ALL', visaRule: 'NONE' },
      };
    },
    'merchantChoiceRouting.saveRoutingConfigurations': async (owner) => {
      await acceptDebitCards(owner);
      await insertAuMerchant(owner, { merchantId: '22819004' });
      const { rows } = await owner.query<{ code: string }>('select code from app.business where id = 101');
      const line = { supplierCode: rows[0]?.code, merchantId: '22819004', mastercardRule: 'NONE', visaRule: 'ALL' };
      return { params: { communityId: 10 }, body: { configurations: [line] } };
    },
  },
};
