import { z } from 'zod';
import { AuditEntry } from '../../access/audit-entry.ts';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { productFlags } from '../../rules/payments/product-flags.ts';
import { TransactionRow } from '../transactions/read.ts';
import { ofAccount, ofAccountId, ofBusiness, ofCommunity, readRights, reads } from './call-parts.ts';
import { NzBankAccount, NzMerchantAccount } from './nz-account.ts';
import { OnlyAccountStatus, PayIdAccount } from './payid-account.ts';
import { SupplierAccountDetails } from './supplier-account-details.ts';
import { SupplierAccountSetup, SupplierAccountUse } from './supplier-account-setup.ts';
import { AuBankAccount, SimulatorAccount, SupplierAccount } from './supplier-account.ts';

export const getSupplierAccountSetup = contract({
  ...reads,
  name: 'supplierAccounts.getSetup',
  path: 'supplier-business/{businessId}/accounts/setup',
  params: ofBusiness,
  responses: { 200: SupplierAccountSetup },
  summary: 'Retrieve what decides about the accounts of a business',
  description:
    'Dual authorisation of the business, and the payment instruments and services of its community that each kind of account needs.',
});

export const getSupplierAccountDualAuth = contract({
  ...reads,
  name: 'supplierAccounts.getDualAuth',
  path: 'supplier-business/{businessId}/accounts/dual-auth',
  params: ofBusiness,
  responses: {
    200: z.boolean().meta({ title: 'Dual authorisation', description: 'True or false.', examples: [true] }),
  },
  summary: 'Retrieve whether a business has dual authorisation',
  description: 'Whether changes of the accounts of the business need a second person.',
  spec: ['3C002'],
});

export const getSupplierAccountAuthorisationStatus = contract({
  ...reads,
  name: 'supplierAccounts.getAuthorisationStatus',
  path: 'account-authorisation/account-status/{accountId}',
  params: ofAccountId,
  responses: {
    200: z
      .strictObject({
        dualAuthEnabled: z.boolean().meta({
          title: 'Dual authorisation',
          description: 'Whether changes of the account need a second person.',
        }),
        businessId: ofAccount.shape.businessId,
      })
      .meta({ id: 'AccountAuthorisationStatus' }),
  },
  summary: 'Retrieve whether an account has dual authorisation',
  description: 'Which business has the account, and whether that one has dual authorisation.',
  spec: ['3C003'],
});

export const getSupplierAccountSimulatorStatus = contract({
  ...reads,
  name: 'supplierAccounts.getSimulatorStatus',
  path: 'communities/{communityId}/simulator',
  params: ofCommunity,
  responses: { 200: z.boolean().meta({ title: 'Simulator', description: 'True or false.', examples: [true] }) },
  summary: 'Retrieve whether a community has the simulator',
  description: 'Whether the payment instrument of simulator accounts is enabled for the community.',
  spec: ['3C026'],
});

export const getSupplierAccountDirectEntryStatus = contract({
  ...reads,
  name: 'supplierAccounts.getDirectEntryStatus',
  path: 'communities/{communityId}/direct-entry',
  params: ofCommunity,
  responses: {
    200: z
      .strictObject({
        paymentInstrumentEnabled: z.boolean().meta({
          title: 'Payment instrument enabled',
          description: 'Whether the payment instrument of direct entry is enabled.',
        }),
        apcaParametersProvided: z.boolean().meta({
          title: 'APCA parameters',
          description: 'Whether APCA_NUMBER and APCA_USER_NAME are set.',
        }),
        serviceConfigured: z.boolean().meta({
          title: 'Service configured',
          description: 'Whether the direct entry service is there.',
        }),
        serviceEnabled: z.boolean().meta({ title: 'Service enabled', description: 'Whether it is active.' }),
      })
      .meta({ id: 'DirectEntryStatus' }),
  },
  summary: 'Retrieve what a community has of direct entry',
  description: 'What AU bank accounts need of their community.',
  spec: ['3C004', '3E003'],
});

export const listAuBankAccounts = contract({
  ...reads,
  name: 'supplierAccounts.listAuBankAccounts',
  path: 'supplier-business/{businessId}/accounts/au-bank-accounts',
  params: ofBusiness,
  responses: { 200: z.array(AuBankAccount) },
  summary: 'List the AU bank accounts of a business',
  description:
    'All of them, enabled ones first, then by alias. `apcaEditUrl` is null: no such application is connected.',
  spec: ['3C005', '3E002'],
});

export const getSupplierAccountNzBankStatus = contract({
  ...reads,
  name: 'supplierAccounts.getNzBankStatus',
  path: 'communities/{communityId}/nz-bank-account',
  params: ofCommunity,
  responses: {
    200: z
      .strictObject({
        trustDirectPaymentInstrumentEnabled: z
          .boolean()
          .meta({ title: 'Trust direct', description: 'Whether NZ Direct Entry accounts can be enabled.' }),
        directCreditPaymentInstrumentEnabled: z
          .boolean()
          .meta({ title: 'Direct credit', description: 'Whether NZ Direct Entry Trace accounts can be enabled.' }),
      })
      .meta({ id: 'NzBankStatus' }),
  },
  summary: 'Retrieve what a community has for NZ bank accounts',
  description: 'The payment instruments that NZ bank accounts need, by their type.',
  spec: ['3C008', '3E006'],
});

export const listNzDirectEntryAccounts = contract({
  ...reads,
  name: 'supplierAccounts.listNzDirectEntryAccounts',
  path: 'supplier-business/{businessId}/accounts/nz-bank-accounts',
  params: ofBusiness,
  responses: { 200: z.array(NzBankAccount) },
  summary: 'List the NZ bank accounts of a business',
  description: 'All of them, enabled ones first, then by alias.',
  spec: ['3C009', '3E005'],
});

export const getSupplierAccountNzMerchantStatus = contract({
  ...reads,
  name: 'supplierAccounts.getNzMerchantStatus',
  path: 'communities/{communityId}/nz-merchant',
  params: ofCommunity,
  responses: {
    200: z
      .strictObject({
        mpgsPaymentInstrumentEnabled: z
          .boolean()
          .meta({ title: 'MPGS', description: 'Whether NZ merchant accounts can be enabled.' }),
      })
      .meta({ id: 'NzMerchantStatus' }),
  },
  summary: 'Retrieve what a community has for NZ merchant accounts',
  description: 'Whether the payment instrument of NZ merchant accounts is enabled.',
  spec: ['3C010'],
});

export const listNzMerchantAccounts = contract({
  ...reads,
  name: 'supplierAccounts.listNzMerchantAccounts',
  path: 'supplier-business/{businessId}/accounts/nz-merchant-accounts',
  params: ofBusiness,
  responses: { 200: z.array(NzMerchantAccount) },
  summary: 'List the NZ merchant accounts of a business',
  description: 'All of them, enabled ones first, then by alias.',
  spec: ['3C011', '3E007'],
});

export const listSimulatorAccounts = contract({
  ...reads,
  name: 'supplierAccounts.listSimulatorAccounts',
  path: 'supplier-business/{businessId}/accounts/simulator-merchants',
  params: ofBusiness,
  responses: { 200: z.array(SimulatorAccount) },
  summary: 'List the simulator accounts of a business',
  description: 'All of them, enabled ones first, then by alias.',
  spec: ['3C014', '3E010'],
});

export const getSupplierAccountPayIdStatus = contract({
  ...reads,
  name: 'supplierAccounts.getPayIdStatus',
  product: productFlags.payid,
  path: 'supplier-business/{businessId}/accounts/payid/status',
  params: ofBusiness,
  responses: { 200: OnlyAccountStatus },
  summary: 'Retrieve whether a business can have a PayID account',
  description: 'A business has one PayID account that is enabled or waits for its authorisation.',
  spec: ['3C019'],
});

export const listPayIdAccounts = contract({
  ...reads,
  name: 'supplierAccounts.listPayIdAccounts',
  product: productFlags.payid,
  path: 'supplier-business/{businessId}/accounts/payid',
  params: ofBusiness,
  responses: { 200: z.array(PayIdAccount) },
  summary: 'List the PayID accounts of a business',
  description: 'All of them, enabled ones first, then by alias.',
  spec: ['3C012', '3E008'],
});

export const getSupplierAccount = contract({
  ...reads,
  name: 'supplierAccounts.get',
  path: 'supplier-business/{businessId}/accounts/{accountId}',
  params: ofAccount,
  responses: { 200: SupplierAccount },
  summary: 'Retrieve an account of a business',
  description: 'What accounts of all kinds have in common, and the request that waits for it.',
});

export const getSupplierAccountUse = contract({
  ...reads,
  name: 'supplierAccounts.getUse',
  path: 'supplier-business/{businessId}/accounts/{accountId}/use',
  params: ofAccount,
  responses: { 200: SupplierAccountUse },
  summary: 'Retrieve what disabling an account would stop',
  description:
    'The payment terms that name the account, and the scheduled payments of the next 30 days that would lose their way.',
});

export const getSupplierAccountDetails = contract({
  ...reads,
  name: 'supplierAccounts.getDetails',
  path: 'supplier-business/{businessId}/accounts/{accountId}/details',
  params: ofAccount,
  responses: { 200: SupplierAccountDetails },
  summary: 'Retrieve the details of an account',
  description:
    'What accounts of its kind have, numbers masked, and what uses the account: schedules, agreements, linked businesses and statement accounts.',
});

export const listSupplierAccountPayments = contract({
  ...reads,
  name: 'supplierAccounts.listPayments',
  path: 'supplier-business/{businessId}/accounts/{accountId}/payments',
  params: ofAccount,
  query: z.strictObject(pageFields(10)),
  responses: { 200: paged(TransactionRow, 'Payments').meta({ id: 'SupplierAccountPaymentPage' }) },
  rights: { ...readRights, allOf: ['TransactionDetailView'] },
  summary: 'List the payments of an account',
  description: 'Payments and refunds that settle to the account, newest first, ten on a page.',
});

export const listSupplierAccountAuditEntries = contract({
  ...reads,
  name: 'supplierAccounts.listAuditEntries',
  path: 'supplier-business/{businessId}/accounts/{accountId}/audit-entries',
  params: ofAccount,
  query: z.strictObject(pageFields(10)),
  responses: { 200: paged(AuditEntry, 'Entries').meta({ id: 'SupplierAccountAuditEntryPage' }) },
  summary: 'List the audit history of an account',
  description: 'Who added, edited and switched it, with the values before and after, newest first, ten on a page.',
});
