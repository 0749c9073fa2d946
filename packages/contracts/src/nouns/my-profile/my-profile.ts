import { z } from 'zod';
import { dateTime, id } from '../../kernel/primitives.ts';

/** The signed-in person, as the page My profile shows them. */
export const MyProfile = z
  .strictObject({
    systemUserId: id().meta({ title: 'User ID', description: 'Identifier of the user.' }),
    loginName: z.string().meta({ title: 'Login name', description: 'Name for signing in.' }),
    fullName: z.string().meta({ title: 'Full name', description: 'First and last name.' }),
    email: z.string().meta({ title: 'Email', description: 'Email address of the user.' }),
    phoneNumber: z.string().nullable().meta({ title: 'Phone', description: 'Phone number as entered.' }),
    kind: z
      .enum(['STAFF', 'CLIENT'])
      .meta({ title: 'Kind', description: 'Staff of the platform, or a client (facility) user.' }),
    roles: z
      .array(
        z
          .strictObject({
            roleName: z.string().meta({ title: 'Role', description: 'Name of the role.' }),
            businessName: z
              .string()
              .nullable()
              .meta({ title: 'Business', description: 'The business the role applies to; null for all of them.' }),
          })
          .meta({ id: 'MyRole' }),
      )
      .meta({ title: 'Roles', description: 'Roles of the user, sorted by name.' }),
    passwordChangedAt: dateTime()
      .nullable()
      .meta({ title: 'Password changed at', description: 'When the password was last set, UTC.' }),
    secondFactor: z
      .strictObject({
        enabled: z.boolean().meta({ title: 'Enabled', description: 'Whether signing in requires a code.' }),
        enabledAt: dateTime().nullable().meta({ title: 'Enabled at', description: 'Since when, UTC.' }),
        required: z
          .boolean()
          .meta({ title: 'Required', description: 'Whether it must stay on (staff, except in a demo).' }),
        recoveryCodesLeft: z
          .int()
          .meta({ title: 'Recovery codes left', description: 'Number of unused recovery codes.' }),
      })
      .meta({ id: 'MySecondFactor', title: 'Second factor', description: 'State of the second factor.' }),
    lastSignInAt: dateTime()
      .nullable()
      .meta({ title: 'Last sign-in', description: 'When the user last signed in, UTC.' }),
  })
  .meta({ id: 'MyProfile' });
export type MyProfile = z.output<typeof MyProfile>;

/** A place where the person is signed in. */
export const MySession = z
  .strictObject({
    sessionId: id().meta({ title: 'Session ID', description: 'Identifier of the session.' }),
    current: z.boolean().meta({ title: 'Current', description: 'Whether this is the current session.' }),
    ip: z.string().meta({ title: 'IP address', description: 'IP address that signed in.' }),
    userAgent: z.string().meta({ title: 'Browser', description: 'The browser that signed in.' }),
    createdAt: dateTime().meta({ title: 'Signed in at', description: 'When it was started, UTC.' }),
    lastActivityAt: dateTime().meta({
      title: 'Last active at',
      description: 'When it was last used, UTC, within 30 s.',
    }),
    expiresAt: dateTime().meta({ title: 'Expires at', description: 'When it ends in any case, UTC.' }),
    viewingAs: z
      .string()
      .nullable()
      .meta({ title: 'Viewing as', description: 'Full name of the user viewed as; otherwise null.' }),
  })
  .meta({ id: 'MySession' });
export type MySession = z.output<typeof MySession>;
