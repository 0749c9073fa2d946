import type { Client } from 'pg';
import { createSealer } from '../engines/auth/sealing.ts';
import { sealConnectionSecret } from '../engines/connection/connection-secrets.ts';
import { demoReceiverAddress } from '../engines/deliveries/demo-receiver-address.ts';
import { endpointContext } from '../engines/deliveries/endpoint-secrets.ts';
import { newSigningSecret } from '../engines/deliveries/signature.ts';
import type { Configuration } from '../kernel/configuration.ts';

const DAY = 86_400_000;
const EVENTS = ['payment.approved', 'payment.declined', 'payment.dishonoured'];
/** As another system made it: shorter than it should be, so that the page warns. */
const SHORT_KEY = 'kiwifit-handoff-2019';

/**
 * What the seed cannot write because it is sealed or depends on the port: community 10 sends notifications to the
 * demo's own receiver, community 20 has a hand-off key that is too short.
 */
export async function fillDemoConnections(
  owner: Client,
  configuration: Configuration,
  { masterKey, now }: { masterKey: string; now: Date },
): Promise<void> {
  const auth = { sealer: createSealer([masterKey]) };
  const url = demoReceiverAddress(configuration);
  const at = new Date(now.getTime() - 60 * DAY).toISOString();
  if (url !== null) {
    const { rows } = await owner.query<{ id: string }>(`select nextval('app.webhook_endpoint_id_seq') as id`);
    const endpointId = Number(rows[0]?.id);
    const context = endpointContext({ communityId: 10, endpointId });
    await owner.query(
      `insert into app.webhook_endpoint (community_id, id, kind, url, description, format, event_types, notification_email,
         secret_sealed, basic_sealed, created_at, updated_at)
       values (10, $1, 'SERVER_TO_SERVER', $2, 'Server to server notifications', 'FORM', $3, 'facility.admin@example.com', $4, $5, $6, $6)`,
      [
        endpointId,
        url,
        EVENTS,
        auth.sealer.seal('webhook', context, newSigningSecret()),
        auth.sealer.seal('webhook', context, 'quickportal:Demo-receiver-2026'),
        at,
      ],
    );
    await owner.query('insert into app.delivery_lane (community_id, endpoint_id) values (10, $1)', [endpointId]);
  }
  await owner.query(
    `insert into app.connection_detail (community_id, customer_username, customer_password_sealed, handoff_key_sealed,
       handoff_key_length, created_at, updated_at)
     values (20, 'kiwifit.connect', $1, $2, $3, $4, $4)`,
    [
      sealConnectionSecret({ auth }, 20, 'password', 'Demo-connection-2026'),
      sealConnectionSecret({ auth }, 20, 'hand-off key', SHORT_KEY),
      SHORT_KEY.length,
      at,
    ],
  );
}
