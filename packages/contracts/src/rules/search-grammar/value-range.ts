/** What a text after a colon asks for: a single value, or from one to another, each as it was typed. */
export interface ValueRange {
  readonly from?: string;
  readonly to?: string;
  /** `>`: the first value itself is not wanted. */
  readonly isAfter?: true;
  /** `<`: nor is the last one. */
  readonly isBefore?: true;
}

/** Reads `100`, `>100`, `>=100`, `<100`, `<=100`, `100..200`, `100..` and `..200`. */
export function readRange(text: string): ValueRange {
  const [, sign = '', rest = ''] = /^([<>]=?)?(.*)$/s.exec(text) ?? [];
  if (sign.startsWith('>')) return { from: rest, ...(sign === '>' && { isAfter: true }) };
  if (sign.startsWith('<')) return { to: rest, ...(sign === '<' && { isBefore: true }) };
  const dots = rest.indexOf('..');
  if (dots < 0) return { from: rest, to: rest };
  const [from, to] = [rest.slice(0, dots), rest.slice(dots + 2)];
  if (from === '' && to === '') return { from, to };
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
}
