import type { Reader } from '@quickportal/db/connect/reader';
import { listBusinessesByIds } from '@quickportal/db/businesses/list-businesses';
import { type CommunityRole, listCommunityRoles } from '@quickportal/db/roles/list-roles';
import type { UserDetailsRecord } from '@quickportal/db/users/get-user';
import { type Grant, requireGrantable } from '../../engines/access/granting.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { grantsOf, type Reach } from './user-reach.ts';

/** Roles and restriction as a form sends them. */
export interface Wanted {
  readonly roleIds: readonly number[];
  readonly businessRoles: readonly { readonly roleId: number; readonly businessId: number }[];
  readonly businessIds: readonly number[];
}

/** The same after everything was looked up and allowed; `words` are for the audit trail. */
export interface Assignment {
  readonly roles: readonly { roleId: number; businessId: number | null }[];
  readonly businessIds: readonly number[];
  /** The rights that it gives, and where. */
  readonly grants: readonly Grant[];
  readonly words: { roles: string[]; businesses: string[] };
}

const NOT_OFFERED = 'Choose one of the values offered.';

/**
 * Looks up roles and businesses of the caller's community. Throws validation-failed where one is not there or not of
 * the right kind, and forbidden when a right would be given that the caller does not hold.
 */
export async function resolveAssignment(db: Reader, reach: Reach, wanted: Wanted): Promise<Assignment> {
  const assignment = await lookUpAssignment(db, reach, wanted);
  requireGrantable(reach.actor, assignment.grants);
  return assignment;
}

/** The same of a request whose rules are checked apart: what it would give, no matter who asks. */
export async function lookUpAssignment(
  db: Reader,
  reach: Pick<Reach, 'communityId'> & Partial<Pick<Reach, 'businessIds'>>,
  wanted: Wanted,
): Promise<Assignment> {
  const roles = new Map((await listCommunityRoles(db, reach.communityId)).map((role) => [role.roleId, role]));
  const ids = [...new Set([...wanted.businessIds, ...wanted.businessRoles.map(({ businessId }) => businessId)])];
  const found = (await listBusinessesByIds(db, reach.communityId, ids)).filter(
    ({ businessId }) => reach.businessIds?.includes(businessId) ?? true,
  );
  const businesses = new Map(found.map((business) => [business.businessId, business]));
  const nameOf = (businessId: number): string => businesses.get(businessId)?.name ?? '';

  const everywhere = [...new Set(wanted.roleIds)].map((roleId) => {
    const role = roles.get(roleId);
    if (role?.scope !== 'COMMUNITY') throw fieldProblem('roleIds', NOT_OFFERED);
    return { role, businessId: null };
  });
  const inBusinesses = wanted.businessRoles.map(({ roleId, businessId }, at) => {
    const role = roles.get(roleId);
    const kind = businesses.get(businessId)?.kind;
    if (!role || role.scope === 'COMMUNITY') throw fieldProblem(`businessRoles[${at}].roleId`, NOT_OFFERED);
    if (!kind || (role.scope === 'SUPPLIER_BUSINESS' && kind !== 'SUPPLIER'))
      throw fieldProblem(`businessRoles[${at}].businessId`, NOT_OFFERED);
    return { role, businessId };
  });
  const businessIds = [...new Set(wanted.businessIds)];
  if (businessIds.some((id) => businesses.get(id)?.kind !== 'SUPPLIER')) throw fieldProblem('businessIds', NOT_OFFERED);
  if (reach.businessIds !== undefined && businessIds.length === 0)
    throw fieldProblem('businessIds', 'Choose at least one of your businesses.');
  const held: { role: CommunityRole; businessId: number | null }[] = [...everywhere, ...distinct(inBusinesses)];
  if (held.length === 0) throw fieldProblem('roleIds', 'Choose at least one role.');

  const rights = held.map(({ role, businessId }) => ({ rights: role.rights, businessId }));
  const grants = grantsOf(rights, businessIds);
  const words = ({ role, businessId }: (typeof held)[number]) =>
    businessId === null ? role.name : `${role.name} in ${nameOf(businessId)}`;
  return {
    roles: held.map(({ role, businessId }) => ({ roleId: role.roleId, businessId })),
    businessIds,
    grants,
    words: { roles: held.map(words).toSorted(), businesses: businessIds.map(nameOf).toSorted() },
  };
}

const distinct = <T extends { role: { roleId: number }; businessId: number }>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [`${row.role.roleId} ${row.businessId}`, row])).values(),
];

/** What a user holds at present, in the same words. */
export const wordsOf = ({ roles, businesses }: UserDetailsRecord): Assignment['words'] => ({
  roles: roles
    .map(({ roleName, businessName }) => (businessName === null ? roleName : `${roleName} in ${businessName}`))
    .toSorted(),
  businesses: businesses.map(({ businessName }) => businessName).toSorted(),
});

/** Whether the form asks for what the user holds already. */
export function isPresent(user: UserDetailsRecord, { roleIds, businessRoles, businessIds }: Wanted): boolean {
  const keys = (rows: readonly { roleId: number; businessId: number | null }[], restricted: readonly number[]) =>
    JSON.stringify([
      [...new Set(rows.map(({ roleId, businessId }) => `${roleId} ${businessId}`))].toSorted(),
      [...new Set(restricted)].toSorted((entry, other) => entry - other),
    ]);
  const wanted = [...roleIds.map((roleId) => ({ roleId, businessId: null })), ...businessRoles];
  const held = user.businesses.map(({ businessId }) => businessId);
  return keys(user.roles, held) === keys(wanted, businessIds);
}
