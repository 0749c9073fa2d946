/** The access of a query. It determines the login role and, for a community, what row-level security lets through. */
export type Scope =
  /** One community; with `businessIds`, only customers of those supplier businesses (an empty list: none). */
  | {
      kind: 'community';
      communityId: number;
      businessIds?: readonly number[];
      /** Rights that open audit entries: held everywhere, or in a business as `RIGHT 101`. An empty list opens none. */
      auditRights?: readonly string[];
    }
  /** Staff over all communities. */
  | { kind: 'staff' }
  /** Background jobs over all communities. */
  | { kind: 'jobs' }
  /** Sign-in and user management: the only scope that reads credentials and sessions. */
  | { kind: 'auth' };

/** The login roles that `migrate` creates. */
export const roles = ['tenant', 'restricted', 'staff', 'jobs', 'auth'] as const;
export type Role = (typeof roles)[number];

/**
 * Returns the login role of a scope: `tenant` for a community, or `restricted`, which has one policy more, for access
 * to some of its businesses, so that only those queries pay for checking every row.
 */
export function roleOf(scope: Scope): Role {
  if (scope.kind !== 'community') return scope.kind;
  return scope.businessIds === undefined ? 'tenant' : 'restricted';
}

/**
 * Sets the values that the policies of tenant and restricted read, until the end of the transaction (int8,
 * int8multirange, list).
 */
export const scopeStatement = `select set_config('app.community', $1, true), set_config('app.businesses', $2, true), set_config('app.rights', $3, true)`;

/** Returns the parameters of `scopeStatement`; undefined for roles whose policies need none. */
export function scopeValues(scope: Scope): [communityId: string, businesses: string, rights: string] | undefined {
  if (scope.kind !== 'community') return undefined;
  const { communityId, businessIds, auditRights = [] } = scope;
  if (!isId(communityId) || businessIds?.some((id) => !isId(id))) throw new RangeError('A scope takes ids of 1 and up');
  const rights = auditRights.join(',');
  if (!/^[\w ,]*$/.test(rights)) throw new RangeError('A scope takes names of rights');
  return [
    String(communityId),
    businessIds ? `{${businessIds.map((id) => `[${id},${id}]`).join(',')}}` : '{(,)}',
    rights,
  ];
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}
