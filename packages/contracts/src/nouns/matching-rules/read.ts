import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { audience, ofRegistration, readRights } from './call-parts.ts';
import { MatchingRule } from './matching-rule.ts';

export const listMatchingRules = contract({
  kind: 'query',
  method: 'GET',
  audience,
  rights: readRights,
  name: 'matchingRules.list',
  path: 'transaction-matching/registration/{id}/rules',
  params: ofRegistration,
  responses: { 200: z.array(MatchingRule).meta({ title: 'Rules', description: 'All rules in their order.' }) },
  summary: 'List the rules of a registration',
  description: 'All rules of a registration, in the order in which they are tried.',
  spec: ['2C086', '2E033'],
});
