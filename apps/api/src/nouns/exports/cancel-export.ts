import * as contracts from '@quickportal/contracts/exports/contracts';
import { getExport } from '@quickportal/db/exports/read-exports';
import { cancelExport as cancel } from '@quickportal/db/exports/write-exports';
import { exportOwner, exportsOf } from '../../procedures/own-exports.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { exportResponse } from './export-response.ts';

export const cancelExport = implement(contracts.cancelExport).mutation(({ ctx, input }) => {
  const key = { ...exportsOf(ctx), exportId: input.params.exportId };
  const scope = { kind: 'community', communityId: key.communityId } as const;
  return change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      const stopped = await cancel(trx, { ...key, at: now });
      const found = orNotFound(await getExport(trx, key));
      if (!stopped) throw conflict('This export has already ended.');
      await audit({
        objectType: 'export',
        objectId: found.exportId,
        description: `Export of ${found.title.toLowerCase()} cancelled`,
      });
      return exportResponse(found, exportOwner(ctx), now);
    },
    { scope },
  );
});
