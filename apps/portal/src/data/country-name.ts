const names = new Intl.DisplayNames(['en-AU'], { type: 'region', fallback: 'code' });

/** Returns the name of a country by its ISO 3166-1 alpha-2 code; any other text unchanged. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
