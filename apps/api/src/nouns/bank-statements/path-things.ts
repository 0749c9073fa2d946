import { getBankStatementFile } from '@quickportal/db/bank-statements/read-bank-statement-files';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'bank-statement-files/{}': async (ctx, id) => orNotFound(await getBankStatementFile(ctx.db, id)),
};
