import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import type { Reader } from '@quickportal/db/connect/reader';
import { getEndpoint, lockEndpoint, type EndpointRecord } from '@quickportal/db/webhooks/read-endpoints';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { checkVersion } from '../../kernel/check-version.ts';
import { demoReceiverAddress } from '../../engines/deliveries/demo-receiver-address.ts';
import { AddressRefused, allowedAddresses } from '../../engines/deliveries/guarded-lookup.ts';
import type { CallContext } from '../../procedures/context.ts';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { communityOf, requireWholeCommunity } from '../../procedures/scope.ts';

/** The community whose endpoints these are. Anyone who is kept to some of its businesses is refused (403). */
export function webhooksOf(ctx: CallContext): { communityId: number; db: Reader } {
  const { communityId } = communityOf(ctx);
  requireWholeCommunity(
    ctx,
    'Webhooks send events of the whole facility. Only users and API keys with access to all businesses can change them.',
  );
  return { communityId, db: ctx.db };
}

/** An endpoint as its facility sees it. */
export function endpointResponse({ enabled, failures, ...row }: EndpointRecord): WebhookEndpoint {
  return { ...row, status: !enabled ? 'DISABLED' : failures > 0 ? 'FAILING' : 'WORKING' };
}

interface EndpointKey {
  communityId: number;
  endpointId: number;
}

export async function loadEndpoint(db: Reader, endpointKey: EndpointKey): Promise<EndpointRecord> {
  return orNotFound(await getEndpoint(db, endpointKey));
}

/** Throws state-conflict (409) for the endpoint of server to server notifications, which has settings of its own. */
export function requireWebhook({ kind }: Pick<EndpointRecord, 'kind'>): void {
  if (kind !== 'WEBHOOK') throw conflict('Change it in the settings of server to server notifications.');
}

/** Locks a webhook endpoint for a change; a version that is not the current one is a lost update. */
export async function lockedWebhook(
  trx: WriteTransaction,
  endpointKey: EndpointKey,
  version: number | undefined,
): Promise<EndpointRecord> {
  const row = await lockedEndpoint(trx, endpointKey, version);
  requireWebhook(row);
  return row;
}

/** Locks an endpoint of either kind; a version that is not the current one is a lost update. */
export async function lockedEndpoint(
  trx: WriteTransaction,
  endpointKey: EndpointKey,
  version: number | undefined,
): Promise<EndpointRecord> {
  const row = orNotFound(await lockEndpoint(trx, endpointKey));
  await checkVersion(row, version, () => endpointResponse(row));
  return row;
}

/**
 * Refuses an address that nothing would be sent to: not https, with a user in it, or not on the public internet. Asks
 * for the host's addresses, so it must not be called inside a transaction.
 */
export async function checkAddress(ctx: CallContext, url: string): Promise<void> {
  const { configuration } = ctx.services;
  if (url === demoReceiverAddress(configuration)) return;
  const allowPrivate = configuration.webhookAllowPrivate;
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

/** An endpoint as audit entries name it. */
export const auditedEndpoint = (endpointId: number) => ({
  objectType: 'webhook-endpoint' as const,
  objectId: endpointId,
});
