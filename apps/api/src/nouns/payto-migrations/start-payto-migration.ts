import * as contracts from '@quickportal/contracts/payto-migrations/contracts';
import { insertPayToMigration } from '@quickportal/db/payto-migrations/change-payto-migration';
import { realPerson } from '../../engines/access/actor.ts';
import { conflict } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadMigration } from './load-migration.ts';
import { checkCandidates, choiceOf } from './migration-candidates.ts';
import { toMigration } from './to-migration.ts';

export const startPayToMigration = implement(contracts.startPayToMigration).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { body } = input;
    const choice = choiceOf(body);
    const eligible = (await checkCandidates(trx, choice, now)).filter(({ fault }) => fault === null);
    if (eligible.length === 0) throw conflict('None of these schedules can move to PayTo.');
    const { migrationId, schedules } = await insertPayToMigration(
      trx,
      {
        ...choice,
        communityId: communityOf(ctx).communityId,
        agreementsPerHour: body.agreementsPerHour,
        startedByUserId: realPerson(ctx.actor)?.systemUserId ?? null,
        recurringPaymentIds: eligible.map(({ candidate }) => candidate.schedule.recurringPaymentId),
      },
      now,
    );
    // Another user started one with the same schedules in this moment
    if (schedules === 0) throw conflict('Another migration has these schedules already.');
    const migration = toMigration(await loadMigration(trx, migrationId));
    await audit({
      objectType: 'payto-migration',
      objectId: migrationId,
      description: `PayTo migration of ${schedules} ${schedules === 1 ? 'schedule' : 'schedules'} of ${migration.supplierBusiness} started`,
      after: {
        status: migration.status,
        schedules,
        agreementsPerHour: body.agreementsPerHour,
        scheduleStatuses: body.status,
        amountFrom: body.amountFrom ?? null,
        amountTo: body.amountTo ?? null,
      },
    });
    return migration;
  }),
);
