/** The object of a request to switch dual authorisation of a business: beside those of its other changes. */
export const dualAuthKey = (businessId: number): string => `dual-authorisation ${businessId}`;
