import { uploadedFileStates } from '@quickportal/contracts/rules/states/uploaded-file';
import * as contracts from '@quickportal/contracts/uploaded-files/contracts';
import { lockUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import { dismissFileErrors } from '@quickportal/db/uploaded-files/write-uploaded-file';
import { realPerson } from '../../engines/access/actor.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { loadFile, toUploadedFile } from './to-uploaded-file.ts';

export const dismissUploadedFile = implement(contracts.dismissUploadedFile).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { fileId } = input.params;
    const file = orNotFound(await lockUploadedFile(trx, fileId));
    if (file.status !== 'ERROR') {
      const status = uploadedFileStates.states[file.status].title.toLowerCase();
      throw conflict(`There are no errors to dismiss: this file is ${status}.`);
    }
    if (file.dismissedAt !== null) throw conflict(`${file.dismissedBy} has already dismissed the errors of this file.`);
    await dismissFileErrors(trx, fileId, { by: realPerson(ctx.actor)?.fullName ?? '', at: now });
    await audit({
      objectType: 'uploaded-file',
      objectId: fileId,
      description: `Errors of file ${file.fileName} dismissed (${file.errorCount})`,
      before: { dismissed: false },
      after: { dismissed: true },
    });
    return toUploadedFile(ctx, await loadFile(trx, fileId));
  }),
);
