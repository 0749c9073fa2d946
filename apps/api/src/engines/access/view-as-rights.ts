import type { Right } from '@quickportal/contracts/access/rights';

/** A person's rights: those held everywhere, those held in certain businesses, and the restriction to businesses. */
export interface Holdings {
  readonly rights: ReadonlySet<Right>;
  readonly businessRights: ReadonlyMap<number, ReadonlySet<Right>>;
  /** Businesses the person is restricted to; null means all. */
  readonly businessIds: readonly number[] | null;
}

const intersect = (left: ReadonlySet<Right>, right: ReadonlySet<Right>): ReadonlySet<Right> => {
  const both = new Set<Right>();
  for (const held of left) if (right.has(held)) both.add(held);
  return both;
};

const union = (left: ReadonlySet<Right>, right: ReadonlySet<Right> | undefined): ReadonlySet<Right> =>
  right === undefined ? left : new Set([...left, ...right]);

/**
 * Returns the rights during a view-as: only what both users may do, per business. Viewing never adds a right for either
 * of them.
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
