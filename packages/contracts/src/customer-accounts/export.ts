import { z } from 'zod';
import { exportCalls } from '../exports/protocol.ts';
import { supplierId } from './call-parts.ts';
import { expiringExportRights } from './customer-account-rights.ts';
import { expiringCardList } from './expiring-card-list.ts';
import { expiryChoices } from './expiry-choices.ts';

export const { start: startExpiringCardExport, poll: pollExpiringCardExport } = exportCalls(expiringCardList, {
  names: ['customerAccounts.startExpiringCardExport', 'customerAccounts.pollExpiringCardExport'],
  path: 'expiring-cards-export',
  requestId: 'ExpiringCardsExportRequest',
  criteria: {
    show: z
      .enum(expiryChoices)
      .default('EXPIRING')
      .meta({ title: 'Show', description: 'Which cards, as in the list.' }),
    supplierId: supplierId().meta({ title: 'Business', description: 'Only cards of customers of this business.' }),
  },
  rights: expiringExportRights,
  audit: 'customer-accounts.exported',
  description:
    'Starts writing the list of expiring cards into a file, numbers masked. Poll it with GET expiring-cards-export.',
});
