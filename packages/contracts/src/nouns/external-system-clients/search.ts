import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { externalSystemClientList } from './external-system-client-list.ts';
import { ExternalSystemClient } from './external-system-client.ts';

export const searchExternalSystemClients = contract({
  kind: 'query',
  name: 'externalSystemClients.search',
  method: 'GET',
  path: 'external-system-clients',
  query: z.strictObject({ ...filterSchemas(externalSystemClientList), ...pageFields(20) }),
  responses: { 200: paged(ExternalSystemClient, 'Clients').meta({ id: 'ExternalSystemClientPage' }) },
  audience: ['staff'],
  rights: { anyOf: ['VIEW_BUSINESSES', 'MANAGE_BUSINESSES'] },
  cost: 2,
  summary: 'Search external system clients',
  description: 'Businesses of all communities as other systems know them, by community, business code and system code.',
  spec: ['3C043', '3E033'],
});
