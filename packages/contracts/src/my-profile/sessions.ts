import { z } from 'zod';
import { noContent } from '../kernel/response.ts';
import { contract } from '../kernel/contract.ts';
import { id } from '../kernel/primitives.ts';
import { MySession } from './my-profile.ts';

const audience = ['facility', 'staff'] as const;

export const listSessions = contract({
  name: 'myProfile.listSessions',
  kind: 'query',
  method: 'GET',
  path: 'my-profile/sessions',
  responses: {
    200: z
      .strictObject({
        items: z
          .array(MySession)
          .meta({ title: 'Sessions', description: 'Sessions that have not ended, newest first.' }),
      })
      .meta({ id: 'MySessions' }),
  },
  audience,
  rights: {},
  refusedInViewAs: true,
  summary: 'List my sessions',
  description: 'Your open sessions.',
});

export const endSession = contract({
  name: 'myProfile.endSession',
  kind: 'mutation',
  method: 'DELETE',
  path: 'my-profile/sessions/{sessionId}',
  params: z.strictObject({ sessionId: id().meta({ title: 'Session ID', description: 'Identifier of the session.' }) }),
  responses: { 204: noContent() },
  errors: ['state-conflict'],
  audience,
  rights: {},
  refusedInViewAs: true,
  summary: 'End one of my sessions',
  description: 'Ends one of your other sessions. The current session returns 409: sign out instead.',
});

export const endOtherSessions = contract({
  name: 'myProfile.endOtherSessions',
  kind: 'mutation',
  method: 'DELETE',
  path: 'my-profile/sessions',
  responses: {
    200: z
      .strictObject({ ended: z.int().meta({ title: 'Ended', description: 'Number of sessions ended.' }) })
      .meta({ id: 'MySessionsEnded' }),
  },
  audience,
  rights: {},
  refusedInViewAs: true,
  summary: 'End all my other sessions',
  description: 'Ends all sessions except the current one.',
});
