import type { Reader } from '@quickportal/db/connect/reader';
import { z } from 'zod';
import type { Actor } from '../../engines/access/actor.ts';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { Problem } from '../../kernel/problem.ts';
import { type Assignment, lookUpAssignment, type Wanted } from './assignment.ts';
import type { Reach } from './user-reach.ts';

/** What changes of users and roles under dual control have in common. */
export const accessKind = {
  audience: 'FACILITY',
  rights: { propose: 'MANAGE_USERS', approve: 'APPROVE_REQUESTS' },
  scope: () => ({ kind: 'auth' }) as const,
} as const;

export const userKind = { ...accessKind, objectType: 'system-user', noun: 'user' } as const;

/** A user's details and access, as a request keeps them. */
export const accessShape = {
  communityId: z.int().min(1),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  roleIds: z.array(z.int()),
  businessRoles: z.array(z.strictObject({ roleId: z.int(), businessId: z.int() })),
  businessIds: z.array(z.int()),
};

interface Access {
  readonly fullName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly roles: Assignment['words']['roles'];
  readonly businesses: Assignment['words']['businesses'];
}

/** Details and access of a user before (null: none) and after. */
export const accessDifferences = (before: Access | null, after: Access) => [
  difference('Full name', before && before.fullName, after.fullName),
  difference('Email', before && before.email, after.email),
  difference('Phone', before && before.phoneNumber, after.phoneNumber),
  difference('Roles', before && before.roles.join(', '), after.roles.join(', ')),
  difference(
    'Businesses',
    before && (before.businesses.join(', ') || 'All businesses'),
    after.businesses.join(', ') || 'All businesses',
  ),
];

/** What a request would give; its rules are checked apart. */
export const requestedAssignment = (db: Reader, change: Wanted & { communityId: number }): Promise<Assignment> =>
  lookUpAssignment(db, { communityId: change.communityId }, change);

/** The reach of a requester or approver; restricted users decide nothing that concerns all of the facility. */
export function deciderReach(actor: Actor, { communityId }: { communityId: number }): Reach {
  if (actor.kind !== 'user') throw new Problem('forbidden');
  return { actor, communityId, communityName: '', businessIds: undefined };
}
