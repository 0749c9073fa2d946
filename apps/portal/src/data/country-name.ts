const names = new Intl.DisplayNames(['en-AU'], { type: 'region', fallback: 'code' });

/** Name of a country by its ISO 3166-1 code of two letters; what is no code comes back as it is. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
