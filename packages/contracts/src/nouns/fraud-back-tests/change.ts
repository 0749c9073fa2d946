import { z } from 'zod';
import { rulesBody } from '../fraud-guard/fraud-guard-rules.ts';
import { contract } from '../../kernel/contract.ts';
import { id } from '../../kernel/primitives.ts';
import { backTestParams, backTests, communityParams } from './call-parts.ts';
import { BACK_TEST_DAYS, BACK_TEST_HOURS, FraudBackTest } from './fraud-back-test.ts';

export const startFraudBackTest = contract({
  ...backTests,
  name: 'fraudBackTests.start',
  kind: 'mutation',
  method: 'POST',
  path: 'communities/{communityId}/fraud-guard-back-tests',
  params: communityParams,
  body: z
    .strictObject({
      ...rulesBody,
      businessId: id().optional().meta({
        title: 'Business ID',
        description: 'Tests the rules as those of this business; otherwise as those of the facility.',
      }),
    })
    .meta({ id: 'FraudBackTestStart' }),
  responses: { 202: FraudBackTest },
  errors: ['not-found'],
  cost: 20,
  summary: 'Start a test of fraud guard rules on past payments',
  description: `Checks the card payments of the last ${BACK_TEST_DAYS} days by rules that are not saved, in the background. Rules of a facility are tested on the businesses that have none of their own. Fields that are left out are as in the rules in force. BIN testing is not tested. Poll it with GET; another test of yours that is still running is cancelled. The result is kept for ${BACK_TEST_HOURS} hours.`,
});

export const cancelFraudBackTest = contract({
  ...backTests,
  name: 'fraudBackTests.cancel',
  kind: 'mutation',
  method: 'POST',
  path: 'communities/{communityId}/fraud-guard-back-tests/{backTestId}/cancel',
  params: backTestParams,
  responses: { 200: FraudBackTest },
  errors: ['state-conflict'],
  summary: 'Cancel a test of fraud guard rules',
  description: 'Stops a running test. 409 where it has ended.',
});
