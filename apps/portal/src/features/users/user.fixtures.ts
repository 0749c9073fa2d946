import { facilityViewRights } from '@quickportal/contracts/access/rights';
import type { User, UserDetails } from '@quickportal/contracts/users/user';

const base: User = {
  systemUserId: 31,
  loginName: 'lena.novak',
  fullName: 'Lena Novák',
  email: 'lena.novak@example.com',
  phoneNumber: '0491 570 157',
  status: 'ACTIVE',
  invitationPending: false,
  secondFactorEnabled: true,
  lastSignInAt: '2026-11-20T01:05:00.000Z',
  roles: [{ roleId: 5, roleName: 'Collections officer', businessId: null, businessName: null }],
  businesses: [],
  createdAt: '2026-05-04T00:00:00.000Z',
  version: 3,
};

/** A row for each status. */
export const users: readonly User[] = [
  base,
  {
    ...base,
    systemUserId: 33,
    loginName: 'grace.okafor',
    fullName: 'Grace Okafor',
    secondFactorEnabled: false,
    roles: [{ roleId: 6, roleName: 'Business officer', businessId: 100, businessName: 'Harbour City Water' }],
  },
  {
    ...base,
    systemUserId: 34,
    loginName: 'harriet.boyd',
    fullName: 'Harriet Boyd',
    status: 'LOCKED_INACTIVE',
    lastSignInAt: '2026-07-12T02:00:00.000Z',
  },
  { ...base, systemUserId: 35, loginName: 'ivan.marsh', fullName: 'Ivan Marsh', status: 'DISABLED' },
  {
    ...base,
    systemUserId: 37,
    loginName: 'jonah.pike',
    fullName: 'Jonah Pike',
    invitationPending: true,
    secondFactorEnabled: false,
    lastSignInAt: null,
  },
  {
    ...base,
    systemUserId: 32,
    loginName: 'sam.tuilagi',
    fullName: 'Sam Tuilagi',
    status: 'LOCKED_PASSWORD_FAILURE',
    businesses: [{ businessId: 100, businessName: 'Harbour City Water' }],
  },
];

/** A user in use, whom an administrator can change. */
export const lena: UserDetails = {
  ...base,
  updatedAt: '2026-09-01T00:00:00.000Z',
  lockedUntil: null,
  passwordChangedAt: '2026-05-05T03:00:00.000Z',
  invitationExpiresAt: null,
  secondFactorSince: '2026-05-05T03:10:00.000Z',
  openSessions: 2,
  rights: [...facilityViewRights].slice(0, 6),
  isYou: false,
  rightsBeyondYours: [],
};
