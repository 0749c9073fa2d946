import type { Right } from '@quickportal/contracts/access/rights';

/** The rights of one person: those held everywhere, those held in single businesses, and the restriction. */
export interface Holdings {
  readonly rights: ReadonlySet<Right>;
  readonly businessRights: ReadonlyMap<number, ReadonlySet<Right>>;
  /** Businesses the person is restricted to; null means all. */
  readonly businessIds: readonly number[] | null;
}

const intersect = (left: ReadonlySet<Right>, right: ReadonlySet<Right>): ReadonlySet<Right> => {
  const both = new Set<Right>();
  for (const entry of left) if (right.has(entry)) both.add(entry);
  return both;
};

const union = (left: ReadonlySet<Right>, right: ReadonlySet<Right> | undefined): ReadonlySet<Right> =>
  right === undefined ? left : new Set([...left, ...right]);

/**
 * What a user may do while viewing as another user: only what both may do, business by business. So viewing
 * never adds a right, neither to the viewer nor to the person viewed as.
 */
export function viewAsHoldings(viewer: Holdings, viewed: Holdings): Holdings {
  const rights = intersect(viewer.rights, viewed.rights);
  const businessRights = new Map<number, ReadonlySet<Right>>();
  for (const businessId of new Set([...viewer.businessRights.keys(), ...viewed.businessRights.keys()])) {
    const both = intersect(
      union(viewer.rights, viewer.businessRights.get(businessId)),
      union(viewed.rights, viewed.businessRights.get(businessId)),
    );
    const more = new Set([...both].filter((right) => !rights.has(right)));
    if (more.size > 0) businessRights.set(businessId, more);
  }
  return { rights, businessRights, businessIds: intersectIds(viewer.businessIds, viewed.businessIds) };
}

function intersectIds(left: readonly number[] | null, right: readonly number[] | null): readonly number[] | null {
  if (left === null) return right;
  if (right === null) return left;
  return left.filter((businessId) => right.includes(businessId));
}
