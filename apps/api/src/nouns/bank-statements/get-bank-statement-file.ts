import * as contracts from '@quickportal/contracts/bank-statements/contracts';
import { getBankStatementFile as get } from '@quickportal/db/bank-statements/read-bank-statement-files';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { toBankStatementFile } from './to-bank-statement.ts';

export const getBankStatementFile = implement(contracts.getBankStatementFile).query(
  async ({ ctx, input: { params } }) => toBankStatementFile(orNotFound(await get(ctx.db, params.fileId))),
);
