import type { ExampleFields, Examples } from '../../kernel/examples.ts';

const user: ExampleFields = {
  email: 'ines.moreau@example.com',
  secondFactorEnabled: true,
  roles: [{ roleId: 12, roleName: 'Collections officer', businessId: null, businessName: null }],
  businesses: [],
  lockedUntil: null,
  invitationExpiresAt: null,
  rightsBeyondYours: [],
};

/** What components look like as a whole. */
export const examples = {
  User: user,
  UserDetails: user,
} satisfies Examples;
