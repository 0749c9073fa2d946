import { contract } from '../../kernel/contract.ts';
import { administratorReadRights } from '../administrators/administrator-rights.ts';
import { userAuthorisationParams } from './call-parts.ts';
import { UserAuthorisation } from './user-authorisation.ts';

export const getUserAuthorisation = contract({
  name: 'userAuthorisations.get',
  kind: 'query',
  method: 'GET',
  path: 'user-authorisation/{pendingSystemUserId}',
  params: userAuthorisationParams,
  responses: { 200: UserAuthorisation },
  audience: ['staff'],
  rights: { anyOf: administratorReadRights },
  summary: 'Retrieve a request about an administrator',
  description: 'Who requested what, the administrator before and after, and whether you can approve it.',
  spec: ['3C147', '3E029'],
});
