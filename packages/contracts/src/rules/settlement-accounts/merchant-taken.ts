/** Why a merchant account is not enabled beside another one of the business (3M062 3M063). */
export const merchantTaken = (what: 'Merchant Id' | 'Merchant Name'): string =>
  `This Merchant Account cannot be enabled as there is already an enabled Merchant Account for this business with the same ${what}`;
