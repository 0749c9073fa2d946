import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { count } from '../../kernel/primitives.ts';
import { reading, oneAccount } from './call-parts.ts';
import { accountChangeRights } from './customer-account-rights.ts';

export const previewCustomerAccountStatusChange = contract({
  ...reading,
  name: 'customerAccounts.previewStatusChange',
  path: 'customers/{id}/accounts/{accountId}/status-change-preview',
  params: oneAccount(),
  responses: {
    200: z
      .strictObject({
        schedules: count().meta({
          title: 'Schedules',
          description: 'Number of schedules that the change deactivates, or reactivates with restoreLinked.',
        }),
      })
      .meta({ id: 'CustomerAccountStatusChangePreview' }),
  },
  rights: { anyOf: accountChangeRights },
  summary: 'Preview a status change',
  description: 'What changes when you disable or enable an account.',
});
