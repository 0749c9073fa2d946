import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { customisationShape } from '../facility-settings/customisation.ts';
import { id, dateTime } from '../../kernel/primitives.ts';

const rightName = z.string().meta({ title: 'Right', description: 'Name of a right, such as MANAGE_CUSTOMERS.' });

const SessionPerson = z
  .strictObject({
    systemUserId: id().meta({ title: 'User ID', description: 'Identifier of the user.' }),
    loginName: z.string().meta({ title: 'Login name', description: 'Name for signing in.' }),
    fullName: z.string().meta({ title: 'Full name', description: 'First and last name.' }),
    email: z.string().meta({ title: 'Email', description: 'Email address of the user.' }),
    kind: z
      .enum(['STAFF', 'CLIENT'])
      .meta({ title: 'Kind', description: 'Staff of the platform, or a client (facility) user.' }),
  })
  .meta({ id: 'SessionPerson' });

const SessionCommunity = z
  .strictObject({
    communityId: id().meta({ title: 'Community ID', description: 'Identifier of the community (facility).' }),
    communityName: z.string().meta({ title: 'Community name', description: 'Name of the community.' }),
    timeZone: z
      .string()
      .meta({ title: 'Time zone', description: 'IANA zone that times are shown in.', examples: ['Australia/Sydney'] }),
    currency: z.enum(['AUD', 'NZD']).meta({ title: 'Currency', description: 'Currency of the community.' }),
    products: z
      .array(z.string().meta({ title: 'Product', description: 'Code of a product, such as PAYTO.' }))
      .meta({ title: 'Products', description: 'Products that are switched on; calls of the others are refused.' }),
    labels: z
      .strictObject(customisationShape)
      .meta({ title: 'Labels', description: 'What the portal calls those who are paid and those who pay.' }),
  })
  .meta({ id: 'SessionCommunity' });

export const Session = z
  .strictObject({
    user: SessionPerson.meta({
      title: 'User',
      description: 'The user whose rights apply: the user viewed as, where there is one.',
    }),
    viewedBy: SessionPerson.nullable().meta({
      title: 'Viewed by',
      description: 'The signed-in user while viewing as another user; otherwise null.',
    }),
    kind: z.enum(['STAFF', 'CLIENT']).meta({ title: 'Kind', description: 'Kind of the user whose rights apply.' }),
    community: SessionCommunity.nullable().meta({
      title: 'Community',
      description: 'The chosen community; null for staff who have not chosen one.',
    }),
    hasPayToProduct: z.boolean().meta({
      title: 'Has PayTo',
      description:
        'Whether a business of the community that the user works for has the PayTo product and an enabled payee account, or agreements of one.',
    }),
    rights: z.array(rightName).meta({ title: 'Rights', description: 'Names of the user’s rights, sorted.' }),
    csrfToken: z.string().meta({ title: 'CSRF token', description: 'Token for downloads and plain form posts.' }),
    next: z.enum(['home', 'reauthenticate']).meta({
      title: 'Next',
      description: 'home when the session is open; reauthenticate when the password must be entered again.',
    }),
    idleTimeoutSeconds: z.int().meta({
      title: 'Idle time-out',
      description: 'Seconds without a call until the password must be entered again.',
    }),
    expiresAt: dateTime().meta({ title: 'Expires at', description: 'When the session ends in any case, UTC.' }),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;

/** A session whose user has not finished signing in: what the page of the next step needs and nothing about the user. */
export const UnfinishedSession = z
  .strictObject({
    next: z
      .enum(['second-factor', 'change-password'])
      .meta({ title: 'Next', description: 'The next step of signing in.' }),
    csrfToken: z.string().meta({ title: 'CSRF token', description: 'Token for the plain form that signs out.' }),
    expiresAt: dateTime().meta({ title: 'Expires at', description: 'When the session ends in any case, UTC.' }),
  })
  .meta({ id: 'UnfinishedSession' });
export type UnfinishedSession = z.output<typeof UnfinishedSession>;

export const getSession = contract({
  name: 'session.get',
  kind: 'query',
  method: 'GET',
  path: 'session',
  responses: { 200: z.discriminatedUnion('next', [Session, UnfinishedSession]) },
  audience: ['facility', 'staff'],
  rights: {},
  openWhenLocked: true,
  holdsSecret: true,
  summary: 'Retrieve the session',
  description:
    'The signed-in user, the chosen community, the user’s rights and the CSRF token. Until signing in is complete, only the next step.',
});
