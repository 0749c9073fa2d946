import type { Ready, SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { enableInstruments } from '../supplier-accounts/supplier-accounts.fixture.ts';
import { insertPayToAccount, PAYTO } from './payto-accounts.fixture.ts';

const ready =
  (status: 'ENABLED' | 'BLOCKED' | 'DISABLED', body: object): Ready =>
  async (owner) => {
    await enableInstruments(owner, 10, ['PAYTO']);
    const accountId = await insertPayToAccount(owner, status);
    return { params: { businessId: 101, ...(status !== 'DISABLED' && { accountId }) }, body };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'paytoAccounts.add': ready('DISABLED', PAYTO),
    'paytoAccounts.update': ready('ENABLED', PAYTO),
    'paytoAccounts.block': ready('ENABLED', {}),
    'paytoAccounts.unblock': ready('BLOCKED', {}),
  },
};
