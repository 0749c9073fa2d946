import { z } from 'zod';
import { exportBody, exportPoll, exportStart } from '../exports/protocol.ts';
import { contract } from '../kernel/contract.ts';
import { supplierId } from './call-parts.ts';
import { expiringExportRights } from './customer-account-rights.ts';
import { expiryChoices } from './expiry-choices.ts';

/** Columns of the export, in their order when none are chosen. A change of the set needs a new version. */
export const expiringCardColumns = [
  'customerName',
  'customerNumber',
  'customerId',
  'account',
  'cardNumber',
  'cardholderName',
  'expiryDate',
  'tokenised',
  'activeSchedules',
  'phoneNumber',
  'email',
  'businessName',
] as const;
export type ExpiringCardColumn = (typeof expiringCardColumns)[number];

export const startExpiringCardsExport = contract({
  ...exportStart(),
  name: 'customerAccounts.startExpiringCardsExport',
  path: 'expiring-cards-export',
  body: exportBody(
    {
      show: z
        .enum(expiryChoices)
        .default('EXPIRING')
        .meta({ title: 'Show', description: 'Which cards, as in the list.' }),
      supplierId: supplierId().meta({ title: 'Business', description: 'Only cards of customers of this business.' }),
    },
    expiringCardColumns,
  ).meta({ id: 'ExpiringCardsExportRequest' }),
  rights: expiringExportRights,
  audit: 'customer-accounts.exported',
  summary: 'Export expiring cards',
  description:
    'Starts writing the list of expiring cards into a CSV file, numbers masked. Ask for it with GET expiring-cards-export.',
  spec: [],
});

export const pollExpiringCardsExport = contract({
  ...exportPoll(),
  name: 'customerAccounts.pollExpiringCardsExport',
  path: 'expiring-cards-export',
  rights: expiringExportRights,
  summary: 'Ask for an export of expiring cards',
  spec: [],
});
