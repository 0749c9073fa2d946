/**
 * Returns a customer's country: that of the address, or where the address is outside Australia without a country, that
 * of the payer's IP address. Null when neither is known.
 */
export function customerCountryOf(
  { customerState: state, customerCountry: country }: { customerState: string | null; customerCountry: string | null },
  ipCountry: string | null,
): string | null {
  if (state === null || state === '') return ipCountry;
  if (state !== 'OUTSIDE_AUSTRALIA') return 'AU';
  return country !== null && country !== 'AU' ? country : ipCountry;
}
