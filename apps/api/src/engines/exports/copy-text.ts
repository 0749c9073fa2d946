const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Splits a row of COPY text (see `copyOut`) into fields, without its line feed. */
export function copyFields(line: string): string[] {
  if (!line.includes('\\')) return line.split(',');
  const fields: string[] = [];
  let field = '';
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (sign === ',') {
      fields.push(field);
      field = '';
    } else if (sign === '\\') {
      const next = line[++at] ?? '';
      field += ESCAPES[next] ?? next;
    } else field += sign;
  }
  fields.push(field);
  return fields;
}
