interface Business {
  businessId: number;
  businessName: string;
}

/** Businesses as a filter offers them; none until they are known. */
export const businessNames = (businesses: readonly Business[] = []) =>
  businesses.map(({ businessId, businessName }) => [businessId, businessName] as const);
