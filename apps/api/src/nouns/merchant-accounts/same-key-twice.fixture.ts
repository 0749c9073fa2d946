import type { Ready, SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { enableInstruments } from '../supplier-accounts/supplier-accounts.fixture.ts';
import { AU_MERCHANT, insertMerchantAccount, TANDEM } from './merchant-accounts.fixture.ts';

const adding =
  (body: object): Ready =>
  async (owner) => {
    await enableInstruments(owner, 10, ['TANDEM']);
    return { params: { businessId: 101 }, body: { ...body, merchantId: 'NEW00001', merchantName: 'A NEW SHOP' } };
  };
const editing =
  (kind: 'AU_MERCHANT' | 'TANDEM_MERCHANT', body: object): Ready =>
  async (owner) => {
    await enableInstruments(owner, 10, ['TANDEM']);
    const accountId = await insertMerchantAccount(owner, { kind });
    return {
      params: { businessId: 101, accountId },
      body: { ...body, merchantId: 'NEW00002', merchantName: 'SHOP TWO' },
    };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'merchantAccounts.add': adding(AU_MERCHANT),
    'merchantAccounts.addTandemMerchantAccount': adding(TANDEM),
    'merchantAccounts.update': editing('AU_MERCHANT', AU_MERCHANT),
    'merchantAccounts.updateTandemMerchantAccount': editing('TANDEM_MERCHANT', TANDEM),
    'merchantAccounts.link': async (owner) => {
      await enableInstruments(owner, 10, ['TANDEM']);
      const accountId = await insertMerchantAccount(owner, { businessId: 102, merchantId: 'LINKED01' });
      return { params: { businessId: 101, accountId } };
    },
  },
};
