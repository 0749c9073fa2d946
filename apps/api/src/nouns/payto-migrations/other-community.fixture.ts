import type { Client } from 'pg';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const MIGRATION = { own: 930_000_001, nextBusiness: 930_000_002, otherCommunity: 930_000_003 };

const insert = (owner: Client, place: { communityId: number; businessId: number; id: number }) =>
  owner.query(
    `insert into app.payto_migration (community_id, business_id, id, status, schedule_statuses, agreements_per_hour,
       next_batch_at, created_at, updated_at)
     values ($1, $2, $3, 'RUNNING', '{ACTIVE}', 60, '2100-01-01', now(), now())`,
    [place.communityId, place.businessId, place.id],
  );

export const otherCommunity: OtherCommunity = {
  things: { 'payto-migrations/{id}': MIGRATION.otherCommunity },
  insert: async (owner) => {
    await insert(owner, { communityId: 20, businessId: 201, id: MIGRATION.otherCommunity });
  },
  reach: async ({ owner }) => {
    await insert(owner, { communityId: 10, businessId: 102, id: MIGRATION.own });
    await insert(owner, { communityId: 10, businessId: 101, id: MIGRATION.nextBusiness });
    const migration = { own: MIGRATION.own, others: [MIGRATION.nextBusiness, MIGRATION.otherCommunity] };
    return {
      paths: { 'payto-migrations/{id}': migration },
      fields: { migrationId: migration },
      inputs: {
        'paytoMigrations.change': { body: { change: 'PAUSE' } },
        'paytoMigrations.start': { body: { agreementsPerHour: 60 } },
        'paytoMigrations.startExport': { query: { validationOnly: true } },
      },
      // Calls pause it; the next one finds it running
      giveTo: async () => {
        await owner.query(`update app.payto_migration set status = 'RUNNING' where id = $1`, [MIGRATION.own]);
      },
    };
  },
};
