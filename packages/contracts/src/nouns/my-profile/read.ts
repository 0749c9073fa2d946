import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { MyProfile, MySession } from './my-profile.ts';

const audience = ['facility', 'staff'] as const;

export const getMyProfile = contract({
  name: 'myProfile.get',
  kind: 'query',
  method: 'GET',
  path: 'my-profile',
  responses: { 200: MyProfile },
  audience,
  rights: {},
  summary: 'Retrieve my profile',
  description:
    'The signed-in user, with the state of password and second factor. While viewing as another user, the profile of that user.',
});

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
