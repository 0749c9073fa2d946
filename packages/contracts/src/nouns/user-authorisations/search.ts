import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { administratorReadRights } from '../administrators/administrator-rights.ts';
import { pendingAdministratorList } from './pending-administrator-list.ts';
import { PendingAdministrator } from './user-authorisation.ts';

export const searchUserAuthorisations = contract({
  name: 'userAuthorisations.search',
  kind: 'query',
  method: 'GET',
  path: 'user-authorisation/authorisations',
  query: z.strictObject({ ...filterSchemas(pendingAdministratorList), ...pageFields(20) }),
  responses: { 200: paged(PendingAdministrator, 'Requests').meta({ id: 'PendingAdministratorPage' }) },
  audience: ['staff'],
  rights: { anyOf: administratorReadRights },
  cost: 2,
  summary: 'Search pending administrators',
  description:
    'Requests to change administrators that wait for a second person, and new administrators who have not signed in yet, newest first.',
  spec: ['3C146', '3E028'],
});
