import * as contracts from '@quickportal/contracts/bank-statement-lines/contracts';
import { getStatementLine } from '@quickportal/db/reconciliation/read-statement-line';
import { findCandidates } from '../../engines/matching/explain-line.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';

export const listBankStatementLineCandidates = implement(contracts.listBankStatementLineCandidates).query(
  async ({ ctx, input: { params, query } }) => {
    const line = orNotFound(await getStatementLine(ctx.db, params.id));
    return { items: await findCandidates(ctx.db, line, query.query ?? '') };
  },
);
