import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { isSecretName, withoutCardNumbers, withoutSecrets } from '../../kernel/redaction.ts';

/** Characters of a payload that are stored. */
export const KEPT_PAYLOAD = 20_000;

const REMOVED = '[removed]';
// What PostgreSQL and a screen cannot take: control characters but tab and line breaks
// oxlint-disable-next-line no-control-regex -- they are what it is about
const UNKEEPABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const FORM_FIELD = /(?<name>[\w.-]+)=(?<value>[^&\s"'<>]+)/g;
const JSON_FIELD = /"(?<name>[\w.-]+)"(?<colon>\s*:\s*)"(?<value>(?:[^"\\]|\\.)*)"/g;
const XML_FIELD = /<(?<tag>[\w:.-]+)(?<attributes>[^<>]*)>(?<value>[^<>]+)<\/\k<tag>>/g;

/** Redacts the value of a field for storage. */
const keptValue = (name: string, value: string): string => (isSecretName(name) ? REMOVED : value);

/**
 * Redacts a payload for storage: JSON, form fields, XML or any text, without secrets, card and account numbers, at most
 * 20,000 characters.
 */
export function keptPayload(payload: string): string {
  const text = payload.toWellFormed().replaceAll(UNKEEPABLE, '');
  const clean = keptJson(text) ?? keptText(text);
  return clean.length > KEPT_PAYLOAD ? `${clean.slice(0, KEPT_PAYLOAD).toWellFormed()}…` : clean;
}

function keptJson(text: string): string | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(text) as Json));
  } catch {
    return undefined;
  }
}

function keptText(text: string): string {
  const clean = text
    .replaceAll(FORM_FIELD, (_, name: string, value: string) => `${name}=${keptValue(name, value)}`)
    .replaceAll(
      JSON_FIELD,
      (_, name: string, colon: string, value: string) => `"${name}"${colon}"${keptValue(name, value)}"`,
    )
    .replaceAll(
      XML_FIELD,
      (_, tag: string, attributes: string, value: string) =>
        `<${tag}${attributes}>${keptValue(tag.split(':').at(-1) ?? tag, value)}</${tag}>`,
    );
  return withoutCardNumbers(clean);
}
