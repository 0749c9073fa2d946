import { FORMER_KEY_HOURS, secretRights } from '@quickportal/contracts/connection-details/call-parts';
import { updateHandoffKey } from '@quickportal/db/connection-details/change-connection-details';
import {
  getConnectionDetails,
  lockConnectionDetails,
} from '@quickportal/db/connection-details/read-connection-details';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { z } from 'zod';
import { newConnectionSecret, sealConnectionSecret } from '../../engines/connection/connection-secrets.ts';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { conflict } from '../../kernel/problem.ts';

const HOUR_MS = 3_600_000;

/** Replaces the key of signed hand-offs when it is approved: no request holds a key. */
export const renewHandoffKeyKind = settingKind({
  kind: 'connection-details.renew-handoff-key',
  objectType: 'connection-details',
  noun: 'hand-off key',
  changeType: 'Renew hand-off key',
  right: secretRights,
  schema: z.strictObject(ofCommunity),
  object: () => ({ key: 'hand-off key', id: null }),
  async load(db, { communityId }, lock) {
    const isLocking = lock && db instanceof WriteTransaction;
    const kept = await (isLocking ? lockConnectionDetails : getConnectionDetails)(db, communityId);
    return kept ? { version: kept.version, state: { formerUntil: kept.formerHandoffKeyUntil } } : null;
  },
  check(_db, _change, { state: { formerUntil } }, { now }) {
    if (formerUntil !== null && Date.parse(formerUntil) > now.getTime())
      throw conflict('The key was renewed less than 24 hours ago, and the former one is still accepted.');
    return Promise.resolve();
  },
  title: () => 'Renew the signed hand-off key',
  differences: () => Promise.resolve([difference('Signed hand-off key', null, 'New key')]),
  async apply({ trx, now, services }, { communityId }) {
    const key = newConnectionSecret();
    const formerUntil = new Date(now.getTime() + FORMER_KEY_HOURS * HOUR_MS);
    const sealed = sealConnectionSecret(services, communityId, 'hand-off key', key);
    await updateHandoffKey(trx, communityId, { sealed, length: key.length, formerUntil }, now);
    return {
      objectId: communityId,
      action: 'connection-details.renew-handoff-key',
      description: 'Hand-off key renewed',
      after: { formerHandoffKeyUntil: formerUntil.toISOString() },
    };
  },
});
