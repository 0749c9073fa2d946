/**
 * Who is asking, as far as the database is concerned. It chooses the login role, and for a community what its
 * row-level security lets through.
 */
export type Scope =
  /** One community; with `businessIds`, only the customers of those supplier businesses (an empty list: none). */
  | {
      kind: 'community';
      communityId: number;
      businessIds?: readonly number[];
      /** Rights that open audit entries: held everywhere, or in a business as `RIGHT 101`. None open none. */
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
 * A community's reads run as `tenant`. Anyone who is kept to some of its businesses reads as `restricted`, which has one
 * policy more: the others need not pay for a check of every row.
 */
export function roleOf(scope: Scope): Role {
  if (scope.kind !== 'community') return scope.kind;
  return scope.businessIds === undefined ? 'tenant' : 'restricted';
}

/** Sets what the policies of tenant and restricted read, until the end of the transaction (int8, int8multirange, list). */
export const scopeStatement = `select set_config('app.community', $1, true), set_config('app.businesses', $2, true), set_config('app.rights', $3, true)`;

/** The values of `scopeStatement`; undefined for roles whose policies need none. */
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
