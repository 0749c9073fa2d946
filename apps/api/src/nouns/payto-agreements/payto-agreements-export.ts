import { startPayToAgreementExport } from '@quickportal/contracts/payto-agreements/contracts';
import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { agreementExport } from '@quickportal/db/payto-agreements/export-payto-agreements';
import {
  searchPayToAgreements,
  type PayToAgreementSearch,
} from '@quickportal/db/payto-agreements/search-payto-agreements';
import { exportOfList } from '../../engines/exports/export-of-list.ts';

/** PayTo agreements of all customers as their list finds them. */
export const paytoAgreementsExport = exportOfList<PayToAgreementSearch, typeof payToAgreementList>(
  payToAgreementList,
  startPayToAgreementExport,
  {
    count: async ({ db, scope, criteria }) =>
      (await searchPayToAgreements(db.reader(scope), { ...criteria, page: 1, pageSize: 1 })).recordsCount,
    rows: ({ db, scope, criteria, columns, timeZone, signal }) =>
      copyOut(db, scope, agreementExport(criteria, columns), { ordered: true, timeZone, signal }),
  },
);
