import type { Place } from '@quickportal/db/testing/payment-rows';
import { keepNumber } from '../engines/vault/vault.ts';
import type { TestServices } from './test-services.ts';

/** Numbers in the vault, for rows that tests insert themselves. */
export function vaultKit(services: TestServices, place: Place) {
  const { owner, clock } = services;
  const { communityId } = place;
  const keep = async (number: Parameters<typeof keepNumber>[2]['number']) => {
    const kept = await services.db.transaction({ kind: 'community', communityId }, (trx) =>
      keepNumber(services, trx, { ...place, number, at: clock.now() }),
    );
    const text = 'select fingerprint from app.vault_entry where community_id = $1 and id = $2';
    const { rows } = await owner.query<{ fingerprint: Buffer }>(text, [communityId, kept.vaultEntryId]);
    return { ...kept, fingerprint: rows[0]?.fingerprint };
  };
  return {
    keep,
    /** The columns of a settlement account with this number behind it. */
    async settlement(number: Parameters<typeof keepNumber>[2]['number']) {
      const { vaultEntryId, fingerprint, masked } = await keep(number);
      return { vault_entry_id: vaultEntryId, fingerprint, masked_number: masked, account_name: 'Test account' };
    },
  };
}
