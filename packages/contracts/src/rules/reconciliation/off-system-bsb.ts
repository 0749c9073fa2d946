/** The BSB of the platform's own virtual accounts, in every community (2R220 2K068). */
export const PRODUCT_OWNED_BSB = '032999';
