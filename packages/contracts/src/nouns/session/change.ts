import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { id } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';

export const chooseCommunity = contract({
  name: 'session.chooseCommunity',
  kind: 'mutation',
  method: 'PUT',
  path: 'session/community',
  body: z
    .strictObject({
      communityId: id()
        .nullable()
        .meta({ title: 'Community ID', description: 'The community to work in; null for none.' }),
    })
    .meta({ id: 'SessionCommunityChoice' }),
  responses: { 204: noContent() },
  errors: ['not-found'],
  audience: ['staff'],
  rights: {},
  notIdempotent: 'Keys belong to a community, which this changes; the same choice again changes nothing.',
  summary: 'Choose the community to work in',
  description: 'Staff work on customers inside one community at a time; the choice lasts as long as the session.',
});
