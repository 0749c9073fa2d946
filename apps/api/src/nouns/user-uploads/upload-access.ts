import type { Reader } from '@quickportal/db/connect/reader';
import { listBusinessesByIds } from '@quickportal/db/businesses/list-businesses';
import { type CommunityRole, listCommunityRoles } from '@quickportal/db/roles/list-roles';
import { listHeldRoles } from '@quickportal/db/user-uploads/list-users-by-login';
import { isRight } from '@quickportal/contracts/access/rights';
import { rightsBeyond } from '../../engines/access/granting.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { type Assignment, lookUpAssignment, type Reach } from '../users/offers.ts';

export interface UploadBusiness {
  readonly businessId: number;
  readonly name: string;
  readonly code: string;
  readonly kind: string;
}

/** The business of an upload within the caller's reach; undefined for any other. Scope auth. */
export async function findUploadBusiness(
  db: Reader,
  { communityId, businessIds }: Pick<Reach, 'communityId' | 'businessIds'>,
  businessId: number,
): Promise<UploadBusiness | undefined> {
  if (businessIds && !businessIds.includes(businessId)) return undefined;
  const [business] = await listBusinessesByIds(db, communityId, [businessId]);
  return business;
}

/** The roles that the caller can give in the business, by name: staff all that they hold the rights of. */
export async function listGivenRoles(db: Reader, reach: Reach, business: UploadBusiness): Promise<CommunityRole[]> {
  const { actor, communityId, businessIds } = reach;
  const { businessId } = business;
  const roles = await listCommunityRoles(db, communityId);
  const held = actor.user.kind === 'STAFF' ? null : await listHeldRoles(db, actor.user.systemUserId);
  return roles.filter(({ roleId, scope, rights }) => {
    const isEverywhere = scope === 'COMMUNITY' && businessIds === undefined;
    const holds =
      held?.some((role) => role.roleId === roleId && (role.businessId ?? businessId) === businessId) ?? true;
    if (!holds || (scope === 'SUPPLIER_BUSINESS' && business.kind !== 'SUPPLIER')) return false;
    const place = isEverywhere ? null : businessId;
    return rightsBeyond(actor, [{ rights: rights.filter(isRight), businessId: place }]).length === 0;
  });
}

/** What an upload gives all of its users. */
export interface UploadAccess {
  readonly communityId: number;
  readonly businessId: number;
  readonly systemRoleIds: readonly number[];
  /** The caller is kept to businesses, so that the users are kept to this one. */
  readonly keptToBusiness: boolean;
}

/**
 * Roles of the community are held everywhere, others in the business. A user who gets none of the community, or whose
 * uploader is kept to a business, is kept to the business.
 */
export async function uploadAssignment(
  db: Reader,
  access: UploadAccess,
  roles: readonly CommunityRole[],
): Promise<Assignment> {
  const { communityId, businessId, systemRoleIds, keptToBusiness } = access;
  const scopes = new Map(roles.map(({ roleId, scope }) => [roleId, scope]));
  const given = [...new Set(systemRoleIds)];
  if (given.some((roleId) => !scopes.has(roleId)))
    throw fieldProblem('systemRoleIds', 'Choose one of the values offered.');
  const everywhere = given.filter((roleId) => scopes.get(roleId) === 'COMMUNITY');
  const [business] = await listBusinessesByIds(db, communityId, [businessId]);
  const isKept = business?.kind === 'SUPPLIER' && (keptToBusiness || everywhere.length === 0);
  return lookUpAssignment(
    db,
    { communityId },
    {
      roleIds: everywhere,
      businessRoles: given.flatMap((roleId) => (everywhere.includes(roleId) ? [] : [{ roleId, businessId }])),
      businessIds: isKept ? [businessId] : [],
    },
  );
}
