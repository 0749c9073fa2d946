import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import type { Reader } from '@quickportal/db/connect/reader';
import { getEndpoint, lockEndpoint, type EndpointRow } from '@quickportal/db/webhooks/read-endpoints';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { AddressRefused, allowedAddresses } from '../engines/deliveries/guarded-lookup.ts';
import type { Context } from '../kernel/context.ts';
import { fieldProblem, notFound, Problem } from '../kernel/problem.ts';
import { communityOf, communityScope, requireWholeCommunity } from '../kernel/scope.ts';

/** The community whose endpoints these are. Whoever is kept to some of its businesses is refused (403). */
export function webhooksOf(ctx: Context): { communityId: number; db: Reader } {
  const { communityId } = communityOf(ctx);
  requireWholeCommunity(ctx, 'Webhooks tell about all of the facility, not only about your businesses.');
  return { communityId, db: ctx.services.db.reader(communityScope(ctx)) };
}

/** An endpoint as its facility sees it. */
export function endpointAnswer({ enabled, failures, ...row }: EndpointRow): WebhookEndpoint {
  return { ...row, status: !enabled ? 'DISABLED' : failures > 0 ? 'FAILING' : 'WORKING' };
}

interface Of {
  communityId: number;
  endpointId: number;
}

export async function loadEndpoint(db: Reader, of: Of): Promise<EndpointRow> {
  const row = await getEndpoint(db, of);
  if (!row) throw notFound();
  return row;
}

/** Locks an endpoint for a change; a version that is not the present one is a lost update. */
export async function lockedEndpoint(trx: WriteTransaction, of: Of, version: number | undefined): Promise<EndpointRow> {
  const row = await lockEndpoint(trx, of);
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) throw new Problem('lost-update');
  return row;
}

/**
 * Refuses an address that nothing would be sent to: not https, with a user in it, or not on the public internet. Asks
 * for the host's addresses, so it must not be called inside a transaction.
 */
export async function checkAddress(ctx: Context, url: string): Promise<void> {
  const allowPrivate = ctx.services.configuration.webhookAllowPrivate;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || parsed.username !== '' || parsed.password !== '')
    throw fieldProblem('url', 'Enter an address such as https://hooks.example.com/quickportal');
  if (parsed.protocol !== 'https:' && !allowPrivate) throw fieldProblem('url', 'The address must start with https.');
  try {
    await allowedAddresses(parsed.hostname, { allowPrivate });
  } catch (error) {
    throw error instanceof AddressRefused ? fieldProblem('url', error.message) : error;
  }
}
