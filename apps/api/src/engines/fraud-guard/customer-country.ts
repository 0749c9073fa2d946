/**
 * The country that a customer is in: that of the address, or where the address is outside Australia and names none, that
 * of the IP address paid from. Null where neither is known.
 */
export function customerCountryOf(
  { customerState: state, customerCountry: country }: { customerState: string | null; customerCountry: string | null },
  ipCountry: string | null,
): string | null {
  if (state === null || state === '') return ipCountry;
  if (state !== 'OUTSIDE_AUSTRALIA') return 'AU';
  return country !== null && country !== 'AU' ? country : ipCountry;
}
