import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { withoutCardNumbers, withoutSecrets } from '../../kernel/redaction.ts';

/** Characters of a response that are stored. */
export const KEPT_CHARACTERS = 2000;

const SIGNING_SECRETS = /whsec_[A-Za-z0-9+/=_-]+/g;
// What PostgreSQL and screens cannot hold: control characters except tab and line breaks, and lone surrogates
// oxlint-disable-next-line no-control-regex -- they are what it is about
const UNKEEPABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Prepares the beginning of a receiver's response for storage and display: without secrets and card numbers. */
export function keptResponse(body: string): string {
  const clean = withoutSecretValues(body.toWellFormed().replaceAll(UNKEEPABLE, '')).replaceAll(
    SIGNING_SECRETS,
    '[removed]',
  );
  return clean.length > KEPT_CHARACTERS ? `${clean.slice(0, KEPT_CHARACTERS).toWellFormed()}…` : clean;
}

function withoutSecretValues(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{') && !trimmed.startsWith('[')) return withoutCardNumbers(text);
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(trimmed) as Json));
  } catch {
    return withoutCardNumbers(text);
  }
}
