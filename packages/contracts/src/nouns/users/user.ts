import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { dateTime, id } from '../../kernel/primitives.ts';

/** Status of a user as it is worked out from what is kept (docs/domain-states.md, "System user"). */
export const UserStatus = z.enum(['ACTIVE', 'DISABLED', 'LOCKED_INACTIVE', 'LOCKED_PASSWORD_FAILURE']);
export type UserStatus = z.output<typeof UserStatus>;

const roleId = id().meta({ title: 'Role ID', description: 'Identifier of the role.' });
const businessId = id().meta({ title: 'Business ID', description: 'Identifier of the business.' });

const HeldRole = z
  .strictObject({
    roleId,
    roleName: z.string().meta({ title: 'Role', description: 'Name of the role.' }),
    businessId: businessId.nullable().meta({
      title: 'Business ID',
      description: 'The business the role applies to; null for all of them.',
    }),
    businessName: z
      .string()
      .nullable()
      .meta({ title: 'Business', description: 'Name of that business; null for all of them.' }),
  })
  .meta({ id: 'HeldRole' });

const RestrictedTo = z
  .strictObject({
    businessId,
    businessName: z.string().meta({ title: 'Business', description: 'Name of the business.' }),
  })
  .meta({ id: 'RestrictedTo' });

const userShape = {
  systemUserId: id().meta({ title: 'User ID', description: 'Identifier of the user.' }),
  loginName: z.string().meta({ title: 'Login name', description: 'Name for signing in; it cannot be changed.' }),
  fullName: z.string().meta({ title: 'Full name', description: 'First and last name.' }),
  email: z.string().meta({ title: 'Email', description: 'Email address of the user.' }),
  phoneNumber: z.string().meta({ title: 'Phone', description: 'Phone number as entered; empty without one.' }),
  status: UserStatus.meta({
    title: 'Status',
    description: 'Whether the user can sign in, and if not why: disabled, unused for 90 days, or too many failures.',
  }),
  invitationPending: z.boolean().meta({
    title: 'Invited',
    description: 'Whether the user has not yet signed in with the temporary password from the invitation.',
  }),
  secondFactorEnabled: z
    .boolean()
    .meta({ title: 'Second factor', description: 'Whether signing in also requires a code.' }),
  lastSignInAt: dateTime()
    .nullable()
    .meta({ title: 'Last sign-in', description: 'When the user last signed in, UTC; null for never.' }),
  roles: z.array(HeldRole).meta({ title: 'Roles', description: 'Roles of the user, sorted by name.' }),
  businesses: z
    .array(RestrictedTo)
    .meta({ title: 'Businesses', description: 'Supplier businesses that the user can work with; none means all.' }),
  createdAt: dateTime().meta({ title: 'Added at', description: 'When the user was added, UTC.' }),
  version: currentVersion(),
};

/** A client user as lists show them. */
export const User = z.strictObject(userShape).meta({ id: 'User', title: 'User' });
export type User = z.output<typeof User>;

/** A client user with everything an administrator needs to decide. */
export const UserDetails = z
  .strictObject({
    ...userShape,
    updatedAt: dateTime().meta({ title: 'Changed at', description: 'When the user last changed, UTC.' }),
    lockedUntil: dateTime()
      .nullable()
      .meta({ title: 'Locked until', description: 'End of the lock after too many failures, UTC; null without one.' }),
    passwordChangedAt: dateTime()
      .nullable()
      .meta({ title: 'Password changed at', description: 'When the user chose the current password, UTC.' }),
    invitationExpiresAt: dateTime().nullable().meta({
      title: 'Invitation expires at',
      description: 'Until when the temporary password works, UTC; null once it was changed.',
    }),
    secondFactorSince: dateTime()
      .nullable()
      .meta({ title: 'Second factor since', description: 'Since when it is on, UTC; null while it is off.' }),
    openSessions: z.int().meta({ title: 'Open sessions', description: 'Number of open sessions.' }),
    rights: z
      .array(z.string().meta({ title: 'Right', description: 'Name of a right.' }))
      .meta({ title: 'Rights', description: 'Rights granted by the roles, sorted.' }),
    isYou: z.boolean().meta({ title: 'You', description: 'Whether this is your own account.' }),
    rightsBeyondYours: z.array(z.string().meta({ title: 'Right', description: 'Name of a right.' })).meta({
      title: 'Rights beyond yours',
      description: 'Rights that this user has and you do not. Where there are any, you cannot change the user.',
    }),
  })
  .meta({ id: 'UserDetails', title: 'User' });
export type UserDetails = z.output<typeof UserDetails>;
