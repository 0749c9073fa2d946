import { contract } from '../../kernel/contract.ts';
import { Administrator } from './administrator.ts';
import { administratorReadRights } from './administrator-rights.ts';
import { administratorParams } from './call-parts.ts';

const audience = ['staff'] as const;

export const getAdministrator = contract({
  name: 'administrators.get',
  kind: 'query',
  method: 'GET',
  path: 'admin-user/{systemUserId}',
  params: administratorParams,
  responses: { 200: Administrator },
  audience,
  rights: { anyOf: administratorReadRights },
  summary: 'Retrieve an administrator',
  description: 'A staff user with their roles and the pending request, if any.',
  spec: ['3C143'],
});
