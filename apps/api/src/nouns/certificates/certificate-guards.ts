import type { KeptCertificate } from '@quickportal/db/certificates/read-certificates';
import { conflict } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { requireWholeCommunity } from '../../procedures/scope.ts';

/** Refuses (403) users who are kept to some businesses: certificates reach all of a facility. */
export const requireCertificateReader = (ctx: CallContext): void =>
  requireWholeCommunity(
    ctx,
    'Certificates belong to the whole facility. Only users with access to all businesses can see them.',
  );

/** Throws state-conflict (409) where a certificate is disabled. */
export function requireEnabled({ disabledAt }: KeptCertificate): void {
  if (disabledAt !== null) throw conflict('This certificate is disabled already.');
}
