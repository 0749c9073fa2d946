import { EXPIRING_DAYS, securityCodeTitles, type ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { apiKeyStates } from '@quickportal/contracts/rules/states/api-key';
import type { KeptApiKey } from '@quickportal/db/api-keys/read-api-keys';

const DAY_MS = 86_400_000;
const groups = { ACTIVE: 'success', INACTIVE: 'neutral', EXPIRED: 'danger' } as const;

/** A key as calls return it at this time. `waits`: until when secrets wait for the caller, by key. */
export function toApiKey({ status, ...row }: KeptApiKey, now: Date, waits?: ReadonlyMap<number, string>): ApiKey {
  const end = row.expiryDateTime === null ? Number.POSITIVE_INFINITY : Date.parse(row.expiryDateTime);
  const expired = end <= now.getTime();
  const shown = status === 'ACTIVE' && expired ? 'EXPIRED' : status;
  return {
    ...row,
    secretWaitsUntil: waits?.get(row.id) ?? null,
    securityCodeDisplay: securityCodeTitles[row.securityCode],
    expired,
    expiring: status === 'ACTIVE' && !expired && end <= now.getTime() + EXPIRING_DAYS * DAY_MS,
    statusCode: { statusCode: status, group: groups[shown], statusLabelText: apiKeyStates.states[shown].title },
  };
}
