import { startExpiringCardExport } from '@quickportal/contracts/customer-accounts/contracts';
import { expiringCardList } from '@quickportal/contracts/customer-accounts/expiring-card-list';
import { criteriaInWords } from '@quickportal/contracts/kernel/list';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { listExpiringCards, type ExpiringFilter } from '@quickportal/db/customer-accounts/list-expiring-cards';
import { expiringCardsExport as query } from '@quickportal/db/customer-accounts/export-expiring-cards';
import { exportOfList } from '../../engines/exports/export-of-list.ts';

/** The months that were meant when the export was started, and a business where one was chosen. */
export type ExpiringCriteria = Omit<ExpiringFilter, 'page' | 'pageSize'>;

const text = ({ month, year }: { month: number; year: number }): string => `${String(month).padStart(2, '0')}/${year}`;

type Listed = typeof expiringCardList;

/** Cards that expire, as their list finds them. */
export const expiringCardsExport = exportOfList<ExpiringCriteria, Listed>(expiringCardList, startExpiringCardExport, {
  describe: ({ from, to, businessId }) =>
    [
      from ? `Expire from ${text(from)} to ${text(to)}` : `Expire up to ${text(to)}`,
      criteriaInWords(expiringCardList, { supplierId: businessId }),
    ]
      .filter(Boolean)
      .join(', '),
  count: async ({ db, scope, criteria }) =>
    (await listExpiringCards(db.reader(scope), { ...criteria, page: 1, pageSize: 1 })).recordsCount,
  rows: ({ db, scope, criteria, columns, timeZone, signal }) =>
    copyOut(db, scope, query(criteria, columns), { ordered: false, timeZone, signal }),
});
