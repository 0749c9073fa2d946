import { startSettlementAccountExport } from '@quickportal/contracts/settlement-accounts/contracts';
import { merchantList } from '@quickportal/contracts/settlement-accounts/merchant-list';
import { accountOptions } from '@quickportal/contracts/settlement-accounts/account-search';
import { copyOut } from '@quickportal/db/connect/copy-out';
import {
  countMerchants,
  merchantExport,
  type MerchantCriteria,
} from '@quickportal/db/settlement-accounts/export-merchants';
import { exportOfList } from '../../engines/exports/export-of-list.ts';

/** Accounts that payments settle to, as merchant definitions have them. */
export const merchantsExport = exportOfList<MerchantCriteria, typeof merchantList>(
  merchantList,
  startSettlementAccountExport,
  {
    describe: ({ businessId, currency, accountType }) =>
      [
        ...(businessId === undefined ? [] : [`Business: ${businessId}`]),
        ...(currency === null ? [] : [`Currency: ${currency}`]),
        ...(accountType === 'ALL' ? [] : [accountOptions[accountType]]),
      ].join(', '),
    count: ({ db, scope, criteria }) => countMerchants(db.reader(scope), criteria),
    rows: ({ db, scope, criteria, columns, timeZone, signal }) =>
      copyOut(db, scope, merchantExport(scope, criteria, columns), { timeZone, signal }),
  },
);
