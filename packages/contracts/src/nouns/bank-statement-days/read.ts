import { contract } from '../../kernel/contract.ts';
import { BankStatementDay } from './bank-statement-day.ts';
import { audience, ofDay, readRights } from './call-parts.ts';

export const getBankStatementDay = contract({
  kind: 'query',
  method: 'GET',
  audience,
  rights: readRights,
  name: 'bankStatementDays.get',
  path: 'bank-statement-accounts/{bankStatementAccountId}/days/{statementDate}',
  params: ofDay,
  responses: { 200: BankStatementDay },
  summary: 'Retrieve a day of a statement account',
  description: 'Statement balance against book balance of a day, with the difference line by line.',
});
