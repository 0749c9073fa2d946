/** PRODUCT_OWNED: virtual accounts of the platform. OFF_SYSTEM: a BSB of the supplier's own bank. */
export const registrationTypes = ['PRODUCT_OWNED', 'OFF_SYSTEM'] as const;
export type RegistrationType = (typeof registrationTypes)[number];

/** What the types are called on the screen. */
export const registrationTypeTitles: Readonly<Record<RegistrationType, string>> = {
  PRODUCT_OWNED: 'Product owned',
  OFF_SYSTEM: 'Off-system',
};
