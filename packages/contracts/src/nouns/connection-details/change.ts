import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { currentVersion, readVersion } from '../../kernel/field-builders.ts';
import { dateTime } from '../../kernel/primitives.ts';
import { ChangeRequested, waitsWhereNeeded } from '../proposals/change-requested.ts';
import { FORMER_KEY_HOURS, secretRights } from './call-parts.ts';

const RenewedHandoffKey = z
  .strictObject({
    signedHandoffKey: z.string().nullable().meta({
      title: 'Signed hand-off key',
      description: 'The new key, 43 characters; null in a repeat.',
    }),
    formerHandoffKeyUntil: dateTime().meta({
      title: 'Former key until',
      description: 'Until when the former key is accepted too, UTC.',
    }),
    version: currentVersion(),
  })
  .meta({ id: 'RenewedHandoffKey', title: 'New hand-off key', description: 'A new key of signed hand-offs.' });

export const renewHandoffKey = contract({
  name: 'connectionDetails.renewHandoffKey',
  product: 'QUICKBILLS',
  kind: 'mutation',
  method: 'POST',
  path: 'connection-details/renew-handoff-key',
  body: z.strictObject({ version: readVersion() }).meta({ id: 'HandoffKeyRenewal' }),
  responses: { 200: RenewedHandoffKey, 202: ChangeRequested },
  audience: ['facility'],
  rights: { anyOf: secretRights },
  refusedInViewAs: true,
  errors: ['state-conflict'],
  showsSecret: 'signedHandoffKey',
  summary: 'Replace the hand-off key',
  description: `Makes a new key. The former one is accepted for ${FORMER_KEY_HOURS} hours more; while it is, there is no other renewal (409). The new key is null in a repeat with the same idempotency key. Callers who did not enter their password in the last 15 minutes are refused with 403. ${waitsWhereNeeded} The key is renewed when the change is approved; then users who may see it find it in the connection details.`,
});
