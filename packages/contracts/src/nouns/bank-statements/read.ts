import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { BankStatementFile } from './bank-statement-file.ts';
import { BankStatementLine } from './bank-statement-line.ts';
import { bankStatementFileList, bankStatementLineList, bankStatementList } from './bank-statement-lists.ts';
import { BankStatement, BankStatementBalance } from './bank-statement.ts';
import { audience, readRights, statementFileParams } from './call-parts.ts';

const reads = { kind: 'query', method: 'GET', audience, rights: readRights } as const;

export const listBankStatements = contract({
  ...reads,
  name: 'bankStatements.list',
  path: 'bank-statements',
  query: z.strictObject({ ...filterSchemas(bankStatementList), ...pageFields(20) }),
  responses: { 200: paged(BankStatement, 'Statements').meta({ id: 'BankStatementPage' }) },
  summary: 'List bank statements',
  description: 'Statements of the community’s accounts, the newest first, with balances and the gap before each.',
});

export const listBankStatementLines = contract({
  ...reads,
  name: 'bankStatements.listLines',
  path: 'bank-statement-lines',
  query: z.strictObject({ ...filterSchemas(bankStatementLineList), ...pageFields(20) }),
  responses: { 200: paged(BankStatementLine, 'Lines').meta({ id: 'BankStatementLinePage' }) },
  summary: 'List bank statement lines',
  description: 'Lines of the community’s bank statements, the newest first.',
});

export const listBankStatementBalances = contract({
  ...reads,
  name: 'bankStatements.listBalances',
  path: 'bank-statements/balances',
  responses: {
    200: z
      .strictObject({
        items: z
          .array(BankStatementBalance)
          .meta({ title: 'Accounts', description: 'Statement accounts by name, at most 200.' }),
      })
      .meta({ id: 'BankStatementBalanceList' }),
  },
  summary: 'List statement balances',
  description: 'The statement accounts of the community, each with the balance of its latest statement.',
});

export const listBankStatementFiles = contract({
  ...reads,
  name: 'bankStatements.listFiles',
  path: 'bank-statement-files',
  query: z.strictObject({ ...filterSchemas(bankStatementFileList), ...pageFields(20) }),
  responses: { 200: paged(BankStatementFile, 'Files').meta({ id: 'BankStatementFilePage' }) },
  summary: 'List bank statement files',
  description:
    'Files of bank statements, the newest first. Users who are restricted to some businesses see files that reach no other.',
});

export const getBankStatementFile = contract({
  ...reads,
  name: 'bankStatements.getFile',
  path: 'bank-statement-files/{fileId}',
  params: statementFileParams,
  responses: { 200: BankStatementFile },
  summary: 'Retrieve a bank statement file',
  description: 'Poll it while `inProgress` is true.',
});
