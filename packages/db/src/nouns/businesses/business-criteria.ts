/** Businesses that narrow a list, as its statements take them. */
export interface BusinessCriteria {
  readonly businessId: number | undefined;
  readonly businessIds: readonly number[] | undefined;
}

/** One business has statements of its own, for which an index has the rows in order; several are a list. */
export function businessCriteria(chosen: readonly number[] | undefined): BusinessCriteria {
  const ids = [...new Set(chosen)];
  return { businessId: ids.length === 1 ? ids[0] : undefined, businessIds: ids.length > 1 ? ids : undefined };
}
