import { exportCalls } from '../exports/protocol.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { expiringExportRights } from './customer-account-rights.ts';
import { expiringCardList } from './expiring-card-list.ts';

export const { start: startExpiringCardExport, poll: pollExpiringCardExport } = exportCalls(expiringCardList, {
  names: ['customerAccounts.startExpiringCardExport', 'customerAccounts.pollExpiringCardExport'],
  path: 'expiring-cards-export',
  requestId: 'ExpiringCardsExportRequest',
  criteria: filterSchemas(expiringCardList),
  rights: expiringExportRights,
  audit: 'customer-accounts.exported',
  description:
    'Starts writing the list of expiring cards into a file, numbers masked. Poll it with GET expiring-cards-export.',
});
