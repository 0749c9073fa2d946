import { z } from 'zod';
import {
  MOST_DELAY_SECONDS,
  returnStatuses,
  returnStatusTitles,
} from '../../rules/settlement-accounts/return-statuses.ts';
import { accountAlias } from './account-names.ts';

/** Fields of a simulator account (3E010). */
export const simulatorFields = {
  accountAlias,
  returnStatus: z.enum(returnStatuses).meta({
    title: 'Status To Return',
    description: 'What payments through the account come to.',
    'x-form': { options: returnStatuses.map((value) => ({ value, label: returnStatusTitles[value] })) },
  }),
  delay: z
    .int()
    .min(0)
    .max(MOST_DELAY_SECONDS)
    .meta({
      title: 'Delay (seconds)',
      description: `Whole seconds until a payment is decided, 0 to ${MOST_DELAY_SECONDS}.`,
      examples: [0],
      'x-form': { unit: 'seconds', help: `0 to ${MOST_DELAY_SECONDS}. Payments are decided at once with 0.` },
    }),
};
