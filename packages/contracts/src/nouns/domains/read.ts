import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { audience, readRights } from './call-parts.ts';
import { Domain } from './domain.ts';

export const listDomains = contract({
  name: 'domains.list',
  kind: 'query',
  method: 'GET',
  path: 'domains',
  query: z.strictObject(pageFields(20)),
  responses: { 200: paged(Domain, 'Domains').meta({ id: 'DomainPage' }) },
  audience,
  rights: readRights,
  summary: 'List the domain whitelist',
  description:
    'Domains whose pages may use publishable keys, and where hand-offs may return to, by name. While it is empty every domain may.',
  spec: ['2C130'],
});
