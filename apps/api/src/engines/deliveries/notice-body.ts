import type { Json } from '@quickportal/contracts/kernel/form-meta';

/** Format of a receiver's notices. */
export type NoticeFormat = 'JSON' | 'FORM' | 'XML';

export interface NoticeBody {
  contentType: string;
  body: string;
}

/**
 * Formats a stored event for a receiver. FORM: one field per value, names joined by dots, lists numbered from 0. XML:
 * one element per field inside `notice`, list rows as `item`.
 */
export function noticeBody(json: string, format: NoticeFormat): NoticeBody {
  if (format === 'JSON') return { contentType: 'application/json', body: json };
  const value = JSON.parse(json) as Json;
  if (format === 'FORM') {
    const fields = new URLSearchParams(flattened(value, ''));
    return { contentType: 'application/x-www-form-urlencoded', body: fields.toString() };
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${element('notice', value)}\n`;
  return { contentType: 'application/xml; charset=utf-8', body: xml };
}

const textOf = (value: string | number | boolean | null): string => (value === null ? '' : String(value));

function flattened(value: Json, name: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, textOf(value)]];
  const inside = name === '' ? '' : `${name}.`;
  return Object.entries(value).flatMap(([key, item]) => flattened(item, `${inside}${key}`));
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Characters that XML 1.0 cannot hold, even escaped
// oxlint-disable-next-line no-control-regex -- they are what it is about
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escaped = (text: string): string =>
  text.replaceAll(IMPOSSIBLE, '').replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

function element(name: string, value: Json): string {
  if (typeof value !== 'object' || value === null) return `<${name}>${escaped(textOf(value))}</${name}>`;
  const inside = Array.isArray(value)
    ? value.map((item) => element('item', item))
    : Object.entries(value).map(([key, item]) => element(key, item));
  return `<${name}>${inside.join('')}</${name}>`;
}
