import { z } from 'zod';
import { noContent } from '../kernel/answer.ts';
import { contract } from '../kernel/contract.ts';
import { dateTime, id } from '../kernel/primitives.ts';

const rightName = z.string().meta({ title: 'Right', description: 'Name of a right, such as MANAGE_CUSTOMERS.' });

const SessionPerson = z
  .strictObject({
    systemUserId: id().meta({ title: 'User id', description: 'Identifier of the user.' }),
    loginName: z.string().meta({ title: 'Login name', description: 'What the person signs in with.' }),
    fullName: z.string().meta({ title: 'Full name', description: 'How the person is addressed.' }),
    email: z.string().meta({ title: 'Email', description: 'Where emails to the person go.' }),
    kind: z
      .enum(['STAFF', 'CLIENT'])
      .meta({ title: 'Kind', description: 'Staff of the platform, or a client (facility) user.' }),
  })
  .meta({ id: 'SessionPerson' });

const SessionCommunity = z
  .strictObject({
    communityId: id().meta({ title: 'Community id', description: 'Identifier of the community (facility).' }),
    communityName: z.string().meta({ title: 'Community name', description: 'Name of the community.' }),
    timeZone: z
      .string()
      .meta({ title: 'Time zone', description: 'IANA zone that times are shown in.', examples: ['Australia/Sydney'] }),
    currency: z.enum(['AUD', 'NZD']).meta({ title: 'Currency', description: 'Currency of the community.' }),
  })
  .meta({ id: 'SessionCommunity' });

export const Session = z
  .strictObject({
    user: SessionPerson.meta({
      title: 'User',
      description: 'Whose rights apply: the person viewed as, where there is one.',
    }),
    viewedBy: SessionPerson.nullable().meta({
      title: 'Viewed by',
      description: 'Who really acts while viewing as another user; otherwise null.',
    }),
    kind: z.enum(['STAFF', 'CLIENT']).meta({ title: 'Kind', description: 'Kind of the user whose rights apply.' }),
    community: SessionCommunity.nullable().meta({
      title: 'Community',
      description: 'The community worked in; null for staff who have not chosen one.',
    }),
    rights: z.array(rightName).meta({ title: 'Rights', description: 'Names of the rights held, sorted.' }),
    csrfToken: z.string().meta({ title: 'CSRF token', description: 'Token for downloads and plain form posts.' }),
    next: z
      .enum(['home', 'second-factor', 'change-password', 'reauthenticate'])
      .meta({ title: 'Next', description: 'What the session waits for before it opens; home when it is open.' }),
    idleTimeoutSeconds: z
      .int()
      .meta({ title: 'Idle time-out', description: 'Seconds without a call until the password is asked for again.' }),
    expiresAt: dateTime().meta({ title: 'Expires at', description: 'When the session ends whatever happens, UTC.' }),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;

export const getSession = contract({
  name: 'session.get',
  kind: 'query',
  method: 'GET',
  path: 'session',
  answers: { 200: Session },
  errors: [],
  audience: ['facility', 'staff'],
  rights: {},
  openWhenLocked: true,
  summary: 'Who is signed in',
  description: 'The signed-in user, the community worked in, the rights held and the CSRF token.',
  spec: [],
});

export const chooseCommunity = contract({
  name: 'session.chooseCommunity',
  kind: 'mutation',
  method: 'PUT',
  path: 'session/community',
  body: z
    .strictObject({
      communityId: id()
        .nullable()
        .meta({ title: 'Community id', description: 'The community to work in; null leaves it.' }),
    })
    .meta({ id: 'SessionCommunityChoice' }),
  answers: { 204: noContent() },
  errors: ['not-found', 'validation-failed'],
  audience: ['staff'],
  rights: {},
  audit: 'session.choose-community',
  summary: 'Choose the community to work in',
  description: 'Staff work on customers inside one community at a time; the choice lasts as long as the session.',
  spec: [],
});
