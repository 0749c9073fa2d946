import type { Ready, SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { enableInstruments } from '../supplier-accounts/supplier-accounts.fixture.ts';
import { AU_MERCHANT, insertMerchantAccount, TANDEM } from './merchant-accounts.fixture.ts';

const adding =
  (body: object, merchantId: string): Ready =>
  async (owner) => {
    await enableInstruments(owner, 10, ['TANDEM']);
    return { params: { businessId: 101 }, body: { ...body, merchantId, merchantName: `SHOP ${merchantId}` } };
  };
const editing =
  (kind: 'AU_MERCHANT' | 'TANDEM_MERCHANT', body: object, merchantId: string): Ready =>
  async (owner) => {
    await enableInstruments(owner, 10, ['TANDEM']);
    const accountId = await insertMerchantAccount(owner, { kind, merchantId: `${merchantId}OLD` });
    return {
      params: { businessId: 101, accountId },
      body: { ...body, merchantId, merchantName: `SHOP ${merchantId}` },
    };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'merchantAccounts.add': adding(AU_MERCHANT, 'ADDED001'),
    'merchantAccounts.addTandemMerchantAccount': adding(TANDEM, 'ADDED002'),
    'merchantAccounts.update': editing('AU_MERCHANT', AU_MERCHANT, 'EDITED01'),
    'merchantAccounts.updateTandemMerchantAccount': editing('TANDEM_MERCHANT', TANDEM, 'EDITED02'),
    'merchantAccounts.link': async (owner) => {
      await enableInstruments(owner, 10, ['TANDEM']);
      const accountId = await insertMerchantAccount(owner, { businessId: 102, merchantId: 'LINKED01' });
      return { params: { businessId: 101, accountId } };
    },
  },
};
