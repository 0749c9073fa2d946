import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { sortKeys } from '../../kernel/list.ts';
import { pageFields, paged, sortField } from '../../kernel/paging.ts';
import { administratorList } from './administrator-list.ts';
import { administratorReadRights } from './administrator-rights.ts';
import { Administrator } from './administrator.ts';

export const searchAdministrators = contract({
  name: 'administrators.search',
  kind: 'query',
  method: 'POST',
  path: 'admin-user/search',
  body: z
    .strictObject({
      ...filterSchemas(administratorList),
      sort: sortField(sortKeys(administratorList), 'fullName'),
      ...pageFields(20),
    })
    .meta({ id: 'AdministratorSearch' }),
  responses: { 200: paged(Administrator, 'Administrators').meta({ id: 'AdministratorPage' }) },
  audience: ['staff'],
  rights: { anyOf: administratorReadRights },
  cost: 2,
  summary: 'Search administrators',
  description:
    'Staff who sign in to the portal. Search criteria travel in the body, so that no personal data is in an address.',
});
