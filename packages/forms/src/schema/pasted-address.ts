/** The parts of a pasted address. */
export interface PastedAddress {
  lines: string[];
  city: string;
  /** An Australian state, OUTSIDE_AUSTRALIA if another country is named, empty if unknown. */
  state: string;
  postcode: string;
}

const stateNames: Readonly<Record<string, string>> = {
  'AUSTRALIAN CAPITAL TERRITORY': 'ACT',
  'NEW SOUTH WALES': 'NSW',
  'NORTHERN TERRITORY': 'NT',
  QUEENSLAND: 'QLD',
  'SOUTH AUSTRALIA': 'SA',
  TASMANIA: 'TAS',
  VICTORIA: 'VIC',
  'WESTERN AUSTRALIA': 'WA',
};
const states = [...Object.keys(stateNames), ...Object.values(stateNames)].join('|');

const AUSTRALIAN_END = new RegExp(`^(?:(.*?)[\\s,]+)?(${states})[\\s,]+([0-9]{4})$`, 'i');
const NEW_ZEALAND_END = /^(\D+?)[\s,]+([0-9]{4})$/;

/**
 * Parses an Australian or New Zealand address in several lines, or in one with commas: streets, then city, state and
 * postcode, then perhaps the country. Null if the text does not end like an address: it is then pasted unchanged.
 */
export function readAddress(text: string): PastedAddress | null {
  const byLine = partsOf(text, /[\r\n]+/);
  const isOneLine = byLine.length === 1;
  const parts = isOneLine ? partsOf(text, /,/) : byLine;
  const country = /^(?:Australia|New Zealand|NZ|Aotearoa)$/i.exec(parts.at(-1) ?? '')?.[0]?.toLowerCase();
  const rest = country === undefined ? parts : parts.slice(0, -1);
  const end = endOf(withPostcode(rest), country !== undefined && country !== 'australia');
  if (!end || end.streets.length === 0) return null;
  const { streets, ...place } = end;
  // "Unit 4, 27 Bolton Street" stays one line
  return { ...place, lines: isOneLine ? [streets.join(', ')] : streets };
}

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,]+|[\s,]+$/g, ''))
    .filter((part) => part !== '');

/** A separate postcode belongs to the previous part: "NSW, 2300". */
const withPostcode = (parts: readonly string[]): readonly string[] =>
  /^[0-9]{4}$/.test(parts.at(-1) ?? '') ? [...parts.slice(0, -2), parts.slice(-2).join(' ')] : parts;

type Place = Omit<PastedAddress, 'lines'> & { streets: string[] };

function endOf(parts: readonly string[], isAbroad: boolean): Place | null {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  const australian = AUSTRALIAN_END.exec(last);
  if (australian && !isAbroad) {
    const [, city, name = '', postcode = ''] = australian;
    const state = stateNames[name.toUpperCase()] ?? name.toUpperCase();
    // The state may have its own line
    if (city === undefined) return { streets: before.slice(0, -1), city: before.at(-1) ?? '', state, postcode };
    return { streets: before, city, state, postcode };
  }
  const [, city, postcode] = NEW_ZEALAND_END.exec(last) ?? [];
  if (city === undefined || postcode === undefined) return null;
  return { streets: before, city, state: isAbroad ? 'OUTSIDE_AUSTRALIA' : '', postcode };
}

/** Returns at most `count` lines; the rest is appended to the last. */
export function fitLines(lines: readonly string[], count: number): string[] {
  if (lines.length <= count) return [...lines];
  return [...lines.slice(0, count - 1), lines.slice(count - 1).join(', ')];
}
