import { contract } from '../../kernel/contract.ts';
import { BankStatementFile } from './bank-statement-file.ts';
import { audience, changeRights, statementFileParams } from './call-parts.ts';

export const resumeBankStatementFile = contract({
  kind: 'mutation',
  name: 'bankStatements.resumeFile',
  method: 'POST',
  path: 'bank-statement-files/{fileId}/resume',
  params: statementFileParams,
  responses: { 200: BankStatementFile },
  errors: ['state-conflict'],
  audience,
  rights: changeRights,
  summary: 'Resume a held file',
  description:
    'Imports a file that is held although its balances do not follow on; a file in another status returns 409. Everything else of it is checked again.',
});
