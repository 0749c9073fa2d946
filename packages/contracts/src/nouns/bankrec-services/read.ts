import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { BankrecService } from './bankrec-service.ts';

export const listBankrecServices = contract({
  name: 'bankrecServices.list',
  kind: 'query',
  method: 'GET',
  path: 'bankrec/admin',
  audience: ['staff'],
  rights: { anyOf: ['MANAGE_RECONCILIATION'] },
  responses: {
    200: z.array(BankrecService).meta({ title: 'Services', description: 'All services, in the order of their cards.' }),
  },
  summary: 'List the BankRec services',
  description: 'The services of bank reconciliation, each with its last run.',
});
