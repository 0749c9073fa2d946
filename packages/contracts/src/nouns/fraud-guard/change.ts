import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { noContent } from '../../kernel/response.ts';
import { ChangeRequested } from '../proposals/change-requested.ts';
import { BusinessFraudGuardRules } from './business-rules.ts';
import { businessParams, changes, communityParams, savedVersion } from './call-parts.ts';
import { FraudGuardRules, rulesBody } from './fraud-guard-rules.ts';

const replaced =
  'Fields that are left out keep their value. A change that changes nothing returns 422 with "No changes detected." on the whole form.';
const waits =
  '202: the change weakens the rules, and the settings of the community need a second person: another user must approve it first, and nothing has changed yet. 422 where no user could approve.';

export const saveFacilityRules = contract({
  ...changes,
  name: 'fraudGuard.saveFacilityRules',
  method: 'POST',
  path: 'communities/{communityId}/fraud-guard-rules',
  params: communityParams,
  body: z
    .strictObject({ ...rulesBody, version: savedVersion })
    .meta({ id: 'FraudGuardRulesChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: FraudGuardRules, 202: ChangeRequested },
  errors: ['state-conflict'],
  summary: 'Save the fraud guard rules of a facility',
  description: `They apply from the next payment on, to businesses without rules of their own. ${replaced} ${waits}`,
  spec: ['1C050'],
});

export const saveBusinessRules = contract({
  ...changes,
  name: 'fraudGuard.saveBusinessRules',
  method: 'POST',
  path: 'communities/{communityId}/fraud-guard-rules/{businessId}',
  params: businessParams,
  body: z
    .strictObject({ ...rulesBody, version: savedVersion })
    .meta({ id: 'BusinessFraudGuardRulesChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: BusinessFraudGuardRules, 202: ChangeRequested },
  errors: ['state-conflict'],
  summary: 'Save the fraud guard rules of a business',
  description: `The business follows only these rules from the next payment on, and no longer those of the facility. ${replaced} ${waits}`,
  spec: ['1C052'],
});

export const deleteBusinessRules = contract({
  ...changes,
  name: 'fraudGuard.deleteBusinessRules',
  method: 'DELETE',
  path: 'communities/{communityId}/fraud-guard-rules/{businessId}',
  params: businessParams,
  query: z.strictObject({ version: readVersion() }),
  responses: { 202: ChangeRequested, 204: noContent() },
  errors: ['state-conflict'],
  current: BusinessFraudGuardRules,
  summary: 'Delete the fraud guard rules of a business',
  description: `The rules of the facility apply to the business from the next payment on. ${waits}`,
  spec: ['1C053'],
});
