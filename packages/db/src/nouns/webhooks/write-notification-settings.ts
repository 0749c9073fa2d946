import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { wakeLane } from './write-endpoints.ts';

/** What people decide about server to server notifications. */
export interface NotificationValues {
  enabled: boolean;
  url: string;
  format: 'FORM' | 'XML' | 'JSON';
  eventTypes: readonly string[];
  failureNotificationEmail: string;
  /** `user:password`, sealed; null: without HTTP authentication. */
  basicSealed: string | null;
}

/** Adds the settings of a community, switched off and empty, with their lane. */
export async function insertNotificationSettings(
  trx: WriteTransaction,
  { communityId, endpointId, secretSealed }: { communityId: number; endpointId: number; secretSealed: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('app.webhook_endpoint')
    .values({
      community_id: communityId,
      id: endpointId,
      kind: 'SERVER_TO_SERVER',
      url: '',
      description: 'Server to server notifications',
      enabled: false,
      disabled_at: now,
      disabled_reason: 'BY_HAND',
      notification_email: '',
      secret_sealed: secretSealed,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await trx.insertInto('app.delivery_lane').values({ community_id: communityId, endpoint_id: endpointId }).execute();
}

/** Replaces the settings. Switched on they begin with a clean slate, and what waits is sent at once. */
export async function updateNotificationSettings(
  trx: WriteTransaction,
  endpointId: number,
  { enabled, wasEnabled, ...values }: NotificationValues & { wasEnabled: boolean },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.webhook_endpoint')
    .set({
      url: values.url,
      format: values.format,
      event_types: [...values.eventTypes],
      notification_email: values.failureNotificationEmail,
      basic_sealed: values.basicSealed,
      enabled,
      ...(enabled && { disabled_at: null, disabled_reason: null }),
      ...(!enabled && wasEnabled && { disabled_at: now, disabled_reason: 'BY_HAND' as const }),
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', endpointId)
    .execute();
  if (enabled && !wasEnabled)
    await trx
      .updateTable('app.delivery_lane')
      .set({ failing_since: null, failures: 0, dead_noticed_at: null, send_limit: sql<number>`default` })
      .where('endpoint_id', '=', endpointId)
      .execute();
  await wakeLane(trx, endpointId);
}
