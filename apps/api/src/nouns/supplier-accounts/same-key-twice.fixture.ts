import type { Ready, SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import {
  AU_BANK,
  enableInstruments,
  insertAuBankAccount,
  insertNzAccount,
  insertPayIdAccount,
  insertSimulatorAccount,
  NZ_BANK,
  NZ_MERCHANT,
  PAYID,
  setUpDirectEntry,
  SIMULATOR,
} from './supplier-accounts.fixture.ts';

const readyNz =
  (kind: 'NZ_BANK' | 'NZ_MERCHANT', isThere: boolean): Ready =>
  async (owner) => {
    await enableInstruments(owner, 10, ['NZ_TRUST_DIRECT', 'MPGS']);
    const accountId = isThere ? await insertNzAccount(owner, kind) : undefined;
    return {
      params: { businessId: 101, ...(accountId !== undefined && { accountId }) },
      body:
        kind === 'NZ_BANK'
          ? NZ_BANK
          : { ...NZ_MERCHANT, ...(isThere && { merchantId: 'NZ880199', merchantName: 'TASMAN TWO' }) },
    };
  };

const readyPayId =
  (body: object, isThere = true): Ready =>
  async (owner) => {
    await enableInstruments(owner, 10, ['PAYID']);
    const accountId = await insertPayIdAccount(owner);
    if (isThere) return { params: { businessId: 101, accountId }, body };
    await owner.query(`update app.settlement_account set status = 'DISABLED' where id = $1`, [accountId]);
    return { params: { businessId: 101 }, body };
  };

const ready =
  (status: string, body: object = {}): Ready =>
  async (owner) => {
    await enableInstruments(owner, 10, ['SIMULATOR']);
    return { params: { businessId: 101, accountId: await insertSimulatorAccount(owner, status) }, body };
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'supplierAccounts.addSimulatorAccount': async (owner) => {
      await enableInstruments(owner, 10, ['SIMULATOR']);
      return { params: { businessId: 101 }, body: SIMULATOR };
    },
    'supplierAccounts.addAuBankAccount': async (owner) => {
      await setUpDirectEntry(owner, 10);
      return { params: { businessId: 101 }, body: AU_BANK };
    },
    'supplierAccounts.updateAuBankAccount': async (owner) => {
      await setUpDirectEntry(owner, 10);
      return { params: { businessId: 101, accountId: await insertAuBankAccount(owner) }, body: AU_BANK };
    },
    'supplierAccounts.addNzDirectEntryAccount': readyNz('NZ_BANK', false),
    'supplierAccounts.updateNzDirectEntryAccount': readyNz('NZ_BANK', true),
    'supplierAccounts.addNzMerchantAccount': readyNz('NZ_MERCHANT', false),
    'supplierAccounts.updateNzMerchantAccount': readyNz('NZ_MERCHANT', true),
    'supplierAccounts.addPayIdAccount': readyPayId(PAYID, false),
    'supplierAccounts.updatePayIdAccount': readyPayId(PAYID),
    'supplierAccounts.disablePayIdAccount': readyPayId({}),
    'supplierAccounts.updateSimulatorAccount': ready('ENABLED', SIMULATOR),
    'supplierAccounts.enable': ready('DISABLED'),
    'supplierAccounts.disable': ready('ENABLED'),
  },
};
