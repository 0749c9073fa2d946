import { expiringExportRights } from '@quickportal/contracts/customer-accounts/customer-account-rights';
import type { ExpiringCardColumn } from '@quickportal/contracts/customer-accounts/export';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { listExpiringCards, type ExpiringFilter } from '@quickportal/db/customer-accounts/expiring-cards';
import { expiringCardsExport as query } from '@quickportal/db/customer-accounts/export-expiring-cards';
import type { ExportKind } from '../engines/exports/export-kind.ts';

/** The months that were meant when the export was started, and a business where one was chosen. */
export type ExpiringCriteria = Omit<ExpiringFilter, 'page' | 'pageSize'>;

const titles: Record<ExpiringCardColumn, string> = {
  customerName: 'Customer name',
  customerNumber: 'Customer number',
  customerId: 'Customer ID',
  account: 'Account',
  cardNumber: 'Card number',
  cardholderName: 'Cardholder name',
  expiryDate: 'Expires',
  tokenised: 'Tokenised',
  activeSchedules: 'Active schedules',
  phoneNumber: 'Phone',
  email: 'Email',
  businessName: 'Business',
};
const numbers: readonly string[] = ['customerId', 'activeSchedules'];
const text = ({ month, year }: { month: number; year: number }): string => `${String(month).padStart(2, '0')}/${year}`;

/** Cards that expire, as their list finds them. */
export const expiringCardsExport: ExportKind<ExpiringCriteria, ExpiringCardColumn> = {
  kind: 'expiring-cards',
  title: 'Expiring cards',
  columnsVersion: 1,
  columns: Object.entries(titles).map(([key, title]) => ({
    key: key as ExpiringCardColumn,
    title,
    kind: numbers.includes(key) ? 'number' : 'text',
  })),
  rights: expiringExportRights,
  downloadAction: 'customer-accounts.export-downloaded',
  describe: ({ from, to, businessId }) =>
    [
      from ? `Expire from ${text(from)} to ${text(to)}` : `Expire up to ${text(to)}`,
      ...(businessId === undefined ? [] : [`Business: ${businessId}`]),
    ].join(', '),
  count: async ({ db, scope, criteria }) =>
    (await listExpiringCards(db.reader(scope), { ...criteria, page: 1, pageSize: 1 })).recordsCount,
  rows: ({ db, scope, criteria, columns, timeZone, signal }) =>
    copyOut(db, scope, query(criteria, columns), { ordered: false, timeZone, signal }),
};
