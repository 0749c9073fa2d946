import {
  addAuBankAccount,
  addPayIdAccount,
  addSimulatorAccount,
  disablePayIdAccount,
  disableSupplierAccount,
  enableSupplierAccount,
  updateAuBankAccount,
  updateNzDirectEntryAccount,
  updateNzMerchantAccount,
  updatePayIdAccount,
  updateSimulatorAccount,
} from '@quickportal/contracts/supplier-accounts/contracts';
import type { ReturnStatus } from '@quickportal/contracts/rules/settlement-accounts/return-statuses';
import { ACCOUNT_NAME_LIMIT } from '@quickportal/contracts/customer-accounts/account-fields';
import { formSource } from '../../forms/form-source.ts';
import { requireAccount, requireAccountBusiness } from './shown-accounts.ts';

/** Current values of the forms, with the version that they are of. */
export const supplierAccountsFormSources = [
  formSource(addSimulatorAccount, () => Promise.resolve({ values: { returnStatus: 'APPROVED', delay: 0 } })),
  formSource(updateSimulatorAccount, async (ctx, params) => {
    const { accountAlias, details, version } = await requireAccount(ctx, params, 'SIMULATOR');
    const returnStatus = details['returnStatus'] as ReturnStatus;
    return { values: { accountAlias, returnStatus, delay: Number(details['delay']), version } };
  }),
  formSource(addAuBankAccount, async (ctx, { businessId }) => {
    const { businessName } = await requireAccountBusiness(ctx, businessId);
    return { values: { accountName: businessName.slice(0, ACCOUNT_NAME_LIMIT) } };
  }),
  formSource(updateAuBankAccount, async (ctx, params) => {
    const { accountAlias, accountName, bsb, details, version } = await requireAccount(ctx, params, 'AU_BANK');
    const text = (field: string) => String(details[field] ?? '');
    return {
      values: {
        accountAlias,
        accountName,
        bsb: bsb === null ? '' : `${bsb.slice(0, 3)}-${bsb.slice(3)}`,
        directEntryId: text('directEntryId'),
        apcaUserName: text('apcaUserName'),
        remitterName: text('remitterName'),
        payeeReference: text('payeeReference'),
        version,
      },
    };
  }),
  formSource(updateNzDirectEntryAccount, async (ctx, params) => {
    const { accountAlias, accountName, details, version } = await requireAccount(ctx, params, 'NZ_BANK');
    const { accountType, debitUserId, creditUserId } = details;
    return { values: { accountAlias, accountName, accountType, debitUserId, creditUserId, version } };
  }),
  formSource(updateNzMerchantAccount, async (ctx, params) => {
    const { accountAlias, details, version } = await requireAccount(ctx, params, 'NZ_MERCHANT');
    const { merchantId, merchantName, location } = details;
    return { values: { accountAlias, merchantId, merchantName, location, version } };
  }),
  formSource(addPayIdAccount, async (ctx, { businessId }) => {
    const { businessName } = await requireAccountBusiness(ctx, businessId);
    return { values: { accountName: businessName.slice(0, ACCOUNT_NAME_LIMIT), payIdName: businessName } };
  }),
  formSource(updatePayIdAccount, async (ctx, params) => {
    const { accountAlias, accountName, bsb, details, version } = await requireAccount(ctx, params, 'PAYID_BILLER');
    const { supplierReference, payIdDomain, payIdName } = details;
    const values = { accountAlias, supplierReference, payIdDomain, payIdName, accountName };
    return { values: { ...values, bsb: bsb === null ? '' : `${bsb.slice(0, 3)}-${bsb.slice(3)}`, version } };
  }),
  formSource(disablePayIdAccount, async (ctx, params) => {
    const { version } = await requireAccount(ctx, params, 'PAYID_BILLER');
    return { values: { version } };
  }),
  formSource(enableSupplierAccount, async (ctx, params) => {
    const { version } = await requireAccount(ctx, params);
    return { values: { version } };
  }),
  formSource(disableSupplierAccount, async (ctx, params) => {
    const { version } = await requireAccount(ctx, params);
    return { values: { version } };
  }),
];
