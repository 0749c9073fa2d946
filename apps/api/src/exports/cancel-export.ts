import * as contracts from '@quickportal/contracts/exports/contracts';
import { getExport } from '@quickportal/db/exports/read-exports';
import { cancelExport as cancel } from '@quickportal/db/exports/write-exports';
import { exportOwner, exportsOf } from '../engines/exports/own-exports.ts';
import { change } from '../kernel/change.ts';
import { implement } from '../kernel/implement.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { exportAnswer } from './export-answer.ts';

export const cancelExport = implement(contracts.cancelExport).mutation(({ ctx, input }) => {
  const of = { ...exportsOf(ctx), exportId: input.params.exportId };
  const scope = { kind: 'community', communityId: of.communityId } as const;
  return change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      const stopped = await cancel(trx, { ...of, at: now });
      const found = await getExport(trx, of);
      if (!found) throw notFound();
      if (!stopped) throw new Problem('state-conflict', { detail: 'This export has ended already.' });
      await audit({
        objectType: 'export',
        objectId: found.exportId,
        description: `Export of ${found.title.toLowerCase()} cancelled`,
      });
      return exportAnswer(found, exportOwner(ctx), now);
    },
    { scope },
  );
});
