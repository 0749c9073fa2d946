import { countries } from '@quickportal/contracts/rules/contact/countries';
import type { CardBin } from '@quickportal/db/card-bins/card-bin';
import Papa from 'papaparse';

export interface CardBinFile {
  /** Six-digit prefixes, each once. */
  readonly bins: readonly CardBin[];
  /** Six-digit prefixes that the file gives several countries: theirs is not known. */
  readonly ambiguous: readonly string[];
  /** What is wrong with a line, by the number of the line, from 1. */
  readonly faults: readonly { readonly line: number; readonly problem: string }[];
}

const codes = new Map(countries.flatMap(({ code, code3 }) => [[code, code] as const, [code3, code] as const]));

/**
 * Reads an acquirer's BIN table: a CSV file with a column of prefixes of 6 to 8 digits and one of countries, alpha-2 or
 * alpha-3; a first line of names is allowed, and so are further columns. Longer prefixes count by their first six digits.
 */
export function readCardBinFile(text: string): CardBinFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const faults: { line: number; problem: string }[] = [];
  const found = new Map<string, Set<string>>();
  const delimiter = /[,;\t]/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? ',';
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [prefix = '', country = ''] = valuesOf(line, delimiter);
    if (index === 0 && /^[a-z _-]+$/i.test(prefix)) continue;
    const code = codes.get(country.toUpperCase());
    if (!/^\d{6,8}$/.test(prefix)) faults.push({ line: index + 1, problem: 'The prefix is not 6 to 8 digits.' });
    else if (!code)
      faults.push({ line: index + 1, problem: `${country.slice(0, 20)} is not a country of ISO 3166-1.` });
    else found.set(prefix.slice(0, 6), (found.get(prefix.slice(0, 6)) ?? new Set()).add(code));
  }
  const bins = [...found].flatMap(([prefix, [country, ...others]]) =>
    country && others.length === 0 ? [{ prefix, country }] : [],
  );
  const ambiguous = [...found].filter(([, { size }]) => size > 1).map(([prefix]) => prefix);
  return { bins, ambiguous, faults };
}

/** The trimmed values of a line; a parser for quotes is used where there are any, because it takes ten times as long. */
function valuesOf(line: string, delimiter: string): string[] {
  const values = line.includes('"') ? Papa.parse<string[]>(line, { delimiter }).data[0] : line.split(delimiter);
  return (values ?? []).map((value) => value.trim());
}
