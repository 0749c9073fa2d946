import { countries, type Country } from '@quickportal/contracts/rules/contact/countries';
import { foldText } from '@quickportal/contracts/rules/texts/same-text';

/** What people call countries beside their names. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae'],
  CD: ['drc'],
  CZ: ['czech republic'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales'],
  NL: ['holland'],
  SZ: ['swaziland'],
  TL: ['east timor'],
  TR: ['turkey'],
  US: ['america'],
};
/** Where the portal is used; they come first where a text fits several. */
const home = ['AU', 'NZ'];

const searched = countries.map((country) => {
  const aliases = otherNames[country.code] ?? [];
  return {
    country,
    name: foldText(country.name),
    aliases,
    whole: [country.code.toLowerCase(), country.code3.toLowerCase(), ...aliases],
  };
});

/** Countries that a text is part of the name of, or the code of: code, then beginning, then the rest; by name. */
export function matchingCountries(text: string): Country[] {
  const wanted = foldText(text.trim());
  const rank = ({ country: { code }, name, whole }: (typeof searched)[number]): number => {
    if (wanted === '') return home.includes(code) ? home.indexOf(code) : home.length;
    if (whole.includes(wanted)) return 0;
    if (!name.startsWith(wanted)) return 3;
    return home.includes(code) ? 1 : 2;
  };
  return searched
    .filter((entry) => [entry.name, ...entry.aliases].some((name) => name.includes(wanted)) || rank(entry) === 0)
    .toSorted((entry, other) => rank(entry) - rank(other))
    .map(({ country }) => country);
}
