import type { Administrator } from '@quickportal/contracts/administrators/administrator';
import type { PendingAdministrator } from '@quickportal/contracts/user-authorisations/user-authorisation';

/** An administrator in use. */
export const mei: Administrator = {
  systemUserId: 6,
  loginName: 'staff.support',
  fullName: 'Mei Chen',
  emailAddress: 'staff.support@example.com',
  employeeNumber: 'E10388',
  status: 'ACTIVE',
  invitationPending: false,
  lastSignInAt: '2026-11-20T01:05:00.000Z',
  secondFactorEnabled: true,
  roles: [{ roleId: 4, name: 'Staff support' }],
  pendingSystemUserId: null,
  version: 3,
};

/** One who left, and one who has not signed in yet. */
export const disabledAdministrator: Administrator = {
  ...mei,
  systemUserId: 8,
  loginName: 'staff.former',
  fullName: 'Oskar Lindqvist',
  emailAddress: 'staff.former@example.com',
  employeeNumber: 'E10112',
  status: 'DISABLED',
};
const invited: Administrator = {
  ...mei,
  systemUserId: 9,
  loginName: 'ines.moreau',
  fullName: 'Ines Moreau',
  emailAddress: 'ines.moreau@example.com',
  employeeNumber: '',
  invitationPending: true,
  lastSignInAt: null,
  secondFactorEnabled: false,
};

export const administrators: readonly Administrator[] = [
  invited,
  { ...mei, pendingSystemUserId: 42 },
  disabledAdministrator,
];

export const pendingAdministrators: readonly PendingAdministrator[] = [
  {
    pendingSystemUserId: 42,
    loginName: 'staff.support',
    fullName: 'Mei Chen',
    employeeNumber: 'E10388',
    emailAddress: 'staff.support@example.com',
    systemUserUpdateType: 'Edit administrator',
  },
  {
    pendingSystemUserId: 41,
    loginName: 'ines.moreau',
    fullName: 'Ines Moreau',
    employeeNumber: '',
    emailAddress: 'ines.moreau@example.com',
    systemUserUpdateType: 'Invitation Sent',
  },
];
