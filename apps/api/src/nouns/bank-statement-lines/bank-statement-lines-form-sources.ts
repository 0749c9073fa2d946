import { saveBankStatementLineNote } from '@quickportal/contracts/bank-statement-lines/contracts';
import { getStatementLine } from '@quickportal/db/reconciliation/read-statement-line';
import { formSource } from '../../forms/form-source.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** Current values of the forms of lines. */
export const bankStatementLinesFormSources = [
  formSource(saveBankStatementLineNote, async (ctx, { id }) => {
    const { note, version } = orNotFound(await getStatementLine(ctx.db, id));
    return { values: { note, version } };
  }),
];
