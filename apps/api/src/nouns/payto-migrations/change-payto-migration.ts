import * as contracts from '@quickportal/contracts/payto-migrations/contracts';
import { payToMigrationStates } from '@quickportal/contracts/rules/states/payto-migration';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { skipWaitingSchedules } from '@quickportal/db/payto-migrations/change-migration-schedule';
import { changePayToMigration as write } from '@quickportal/db/payto-migrations/change-payto-migration';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { holdMigration, loadMigration } from './load-migration.ts';
import { toMigration } from './to-migration.ts';

const events = { PAUSE: 'pause', RESUME: 'resume', CANCEL: 'cancel' } as const;
const done = { PAUSE: 'paused', RESUME: 'resumed', CANCEL: 'cancelled' } as const;

export const changePayToMigration = implement(contracts.changePayToMigration).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { body, params } = input;
    const migration = await holdMigration(trx, params.id);
    await checkVersion(migration, body.version, () => toMigration(migration));
    const status = next(payToMigrationStates, migration.status, events[body.change]);
    if (status === null) {
      const { title } = payToMigrationStates.states[migration.status];
      throw conflict(`The migration is ${title.toLowerCase()}.`);
    }
    if (body.change === 'CANCEL') await skipWaitingSchedules(trx, migration, 'The migration was cancelled.', now);
    await write(trx, migration, { status, ...(body.change === 'RESUME' && { nextBatchAt: now }) }, now);
    await audit({
      objectType: 'payto-migration',
      objectId: params.id,
      description: `PayTo migration ${done[body.change]}`,
      before: { status: migration.status },
      after: { status },
    });
    return toMigration(await loadMigration(trx, params.id));
  }),
);
