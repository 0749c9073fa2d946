import { exportCalls } from '../exports/protocol.ts';
import { businessId, readRights } from './call-parts.ts';
import { merchantList } from './merchant-list.ts';
import { accountOption, currencyOption } from './settlement-account.ts';

export const { start: startSettlementAccountExport, poll: pollSettlementAccountExport } = exportCalls(merchantList, {
  names: ['settlementAccounts.startExport', 'settlementAccounts.pollExport'],
  path: 'merchant-export',
  requestId: 'MerchantExportRequest',
  criteria: {
    businessId: businessId().optional().meta({
      title: 'Business ID',
      description: 'Only accounts of this business; those of all businesses when left out.',
    }),
    currency: currencyOption('1 for AUD, 3 for NZD; both when left out.'),
    accountType: accountOption(),
  },
  rights: readRights,
  audit: 'settlement-accounts.exported',
  description:
    'Starts writing the accounts that payments settle to into a file: the columns of the Merchant Definition File, numbers masked. Poll it with GET merchant-export.',
  spec: ['2R280'],
});
