import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { amountText, text } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';
import { matchingRuleCodes, matchingRuleTexts, MOST_RULES } from '../../rules/reconciliation/matching-rule-codes.ts';
import { changes as inCommunity, ofRegistration, ofRule } from './call-parts.ts';
import { MatchingRule } from './matching-rule.ts';

const changes = { ...inCommunity, errors: ['state-conflict'] } as const;
const byDate = { field: 'ruleCode', is: 'MATCH_TO_AMOUNT_AND_DATE' } as const;

const shape = {
  ruleName: text({ max: 100 }).meta({
    title: 'Rule name',
    description: 'What the rule is called.',
    examples: ['Invoice number'],
    'x-form': { autocomplete: 'off' },
  }),
  ruleDescription: text({ max: 200, min: 0 })
    .default('')
    .meta({ title: 'Description', description: 'What it is for.', 'x-form': { autocomplete: 'off' } }),
  tolerance: amountText()
    .default('0.00')
    .meta({
      title: 'Tolerance',
      description: 'By how much an amount may differ and still match, in the currency of the line, up to 100.00.',
      examples: ['0.00'],
      'x-form': { widget: 'money', help: 'A larger difference leaves the line to a person.' },
      'x-rules': [{ rule: 'amountAtMost', value: '100.00', message: 'Enter at most 100.00.' }],
    }),
};
const days = z
  .int()
  .min(0)
  .max(31)
  .default(5)
  .meta({
    title: 'Days',
    description: 'How many days value date and due date may be apart, for amount and date.',
    'x-form': { widget: 'number', unit: 'days', visibleWhen: byDate },
  });

export const createMatchingRule = contract({
  ...changes,
  name: 'matchingRules.create',
  method: 'POST',
  path: 'transaction-matching/registration/{id}/rule',
  params: ofRegistration,
  body: z
    .strictObject({
      ruleName: shape.ruleName,
      ruleCode: z.enum(matchingRuleCodes).meta({
        title: 'Looks for',
        description: 'What the rule looks for; each once in a registration.',
        'x-form': {
          widget: 'select',
          options: matchingRuleCodes.map((value) => ({
            value,
            label: matchingRuleTexts[value].title,
            description: matchingRuleTexts[value].description,
          })),
        },
      }),
      ruleDescription: shape.ruleDescription,
      tolerance: shape.tolerance,
      days,
    })
    .meta({ id: 'MatchingRuleCreation', 'x-form-layout': { submitLabel: 'Add rule' } }),
  responses: { 201: MatchingRule },
  summary: 'Add a matching rule',
  description: `Adds a rule, enabled, before BILAT_MATCH_TO_BUYER_BUSINESS_CODE, which is always the last one. A registration has at most ${MOST_RULES} rules (409); a code that it has already is 422 on \`ruleCode\`.`,
  spec: ['2C087', '2R263'],
});

export const updateMatchingRule = contract({
  ...changes,
  name: 'matchingRules.update',
  method: 'PATCH',
  path: 'transaction-matching/rule/{id}',
  params: ofRule,
  body: z
    .strictObject({
      ...shape,
      days: days.meta({ 'x-form': { widget: 'number', unit: 'days' } }),
      version: readVersion(),
    })
    .meta({ id: 'MatchingRuleChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: MatchingRule },
  summary: 'Edit a matching rule',
  description:
    'Replaces name, description and parameters. A change that changes nothing returns 422 with "No changes detected." on the whole form; the last rule is locked while others exist (409).',
});

export const deleteMatchingRule = contract({
  ...changes,
  name: 'matchingRules.delete',
  method: 'DELETE',
  path: 'transaction-matching/rule/{id}',
  params: ofRule,
  query: z.strictObject({ version: readVersion() }),
  responses: { 204: noContent() },
  current: MatchingRule,
  summary: 'Delete a matching rule',
  description: 'Deletes a rule; those behind it move up. Matches that it made stay. A locked rule is 409.',
  spec: ['2C088'],
});

const moves = {
  ...changes,
  method: 'PATCH',
  params: ofRule,
  body: z.strictObject({ version: readVersion() }).meta({ id: 'MatchingRuleMove' }),
  responses: { 200: MatchingRule },
} as const;

export const raiseMatchingRule = contract({
  ...moves,
  name: 'matchingRules.raise',
  path: 'transaction-matching/rule/{id}/raise-order',
  summary: 'Move a matching rule up',
  description: 'The rule is tried one place earlier. The first place is fixed: nothing moves above the second (409).',
  spec: ['2C089', '2R261'],
});

export const lowerMatchingRule = contract({
  ...moves,
  name: 'matchingRules.lower',
  path: 'transaction-matching/rule/{id}/lower-order',
  summary: 'Move a matching rule down',
  description: 'The rule is tried one place later. The first and the last movable one cannot (409).',
  spec: ['2C090', '2R262'],
});

export const pauseMatchingRule = contract({
  ...moves,
  name: 'matchingRules.pause',
  path: 'transaction-matching/rule/{id}/pause-rule',
  summary: 'Pause a matching rule',
  description: 'A paused rule is not tried. A paused or locked rule is 409.',
  spec: ['2C091', '2R256'],
});

export const resumeMatchingRule = contract({
  ...moves,
  name: 'matchingRules.resume',
  path: 'transaction-matching/rule/{id}/unpause-rule',
  summary: 'Resume a matching rule',
  description: 'The rule is tried again. An enabled or locked rule is 409.',
  spec: ['2C092'],
});
