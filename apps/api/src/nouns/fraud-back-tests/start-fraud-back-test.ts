import * as contracts from '@quickportal/contracts/fraud-back-tests/contracts';
import { BACK_TEST_HOURS } from '@quickportal/contracts/fraud-back-tests/fraud-back-test';
import { defaultRuleValues } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import type { Reader } from '@quickportal/db/connect/reader';
import { cancelBackTests, insertBackTest, lockBackTests } from '@quickportal/db/fraud-back-tests/write-fraud-back-test';
import {
  findRuledBusiness,
  getBusinessRules,
  getFacilityRules,
} from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { BACK_TEST_TOPIC } from '../../engines/fraud-guard/back-test/back-test-handler.ts';
import { enqueue } from '../../engines/outbox/outbox.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { auditedRules } from '../fraud-guard/offers.ts';
import { enteredRules } from '../fraud-guard/offers.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { exportOwner } from '../../procedures/own-exports.ts';
import { businessesOfCall, communityOf } from '../../procedures/scope.ts';
import { loadBackTest } from './load-back-test.ts';
import { toBackTest } from './to-back-test.ts';

/** Back-tests that run at the same time, however many workers there are, so that other jobs run as well. */
const LANES = 2;
const HOUR = 3_600_000;

export const startFraudBackTest = implement(contracts.startFraudBackTest).mutation(async ({ ctx, input }) => {
  const { communityId } = input.params;
  // BIN testing is left out of a test
  const { businessId = null, binTestingCode: _mode, ...entered } = input.body;
  const place = { communityId, ownerUserId: exportOwner(ctx).systemUserId };
  const started = await change(ctx, input, async ({ trx, now, audit }) => {
    const values = enteredRules(entered, await valuesInForce(trx, { communityId, businessId }));
    await lockBackTests(trx, place);
    await cancelBackTests(trx, { ...place, at: now });
    const backTestId = await insertBackTest(trx, {
      ...place,
      businessId,
      businessIds: businessesOfCall(ctx),
      values,
      timeZone: communityOf(ctx).timeZone,
      at: now,
      expiresAt: new Date(now.getTime() + BACK_TEST_HOURS * HOUR),
    });
    await enqueue(trx, {
      topic: BACK_TEST_TOPIC,
      payload: { communityId, backTestId },
      communityId,
      availableAt: now,
      queue: `fraud-back-tests-${backTestId % LANES}`,
    });
    await audit({
      objectType: 'fraud-back-test',
      objectId: backTestId,
      description: 'Fraud guard rules tested on past payments',
      after: { businessId, ...auditedRules(values) },
    });
    return toBackTest(await loadBackTest(ctx, trx, { communityId, backTestId }));
  });
  nudgeOutbox();
  return started;
});

/** What fields that were left out are: as in the rules that apply now. Throws 404 for a business that is not there. */
async function valuesInForce(db: Reader, key: { communityId: number; businessId: number | null }) {
  const { communityId, businessId } = key;
  if (businessId === null) return (await getFacilityRules(db, communityId))?.values ?? defaultRuleValues;
  orNotFound(await findRuledBusiness(db, { communityId, businessId }));
  const record = (await getBusinessRules(db, { communityId, businessId })) ?? (await getFacilityRules(db, communityId));
  return record?.values ?? defaultRuleValues;
}
