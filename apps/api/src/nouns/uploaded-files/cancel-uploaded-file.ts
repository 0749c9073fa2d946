import { uploadedFileStates } from '@quickportal/contracts/rules/states/uploaded-file';
import * as contracts from '@quickportal/contracts/uploaded-files/contracts';
import { setFileStatus } from '@quickportal/db/uploaded-files/write-uploaded-file';
import { inState } from '../../engines/uploads/file-state.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict } from '../../kernel/problem.ts';
import { loadFile, toUploadedFile } from './to-uploaded-file.ts';

export const cancelUploadedFile = implement(contracts.cancelUploadedFile).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit }) => {
    const { fileId } = input.params;
    const before = await loadFile(trx, fileId);
    const file = await inState(trx, fileId, 'cancel');
    if (!file) {
      const status = uploadedFileStates.states[before.status].title.toLowerCase();
      throw conflict(`This file cannot be cancelled since it is ${status}.`);
    }
    await setFileStatus(trx, fileId, file.next, now);
    await audit({
      objectType: 'uploaded-file',
      objectId: fileId,
      description: `File ${file.fileName} cancelled, ${file.appliedLines} lines had been processed`,
      before: { status: file.status },
      after: { status: file.next, appliedCount: file.appliedLines },
    });
    return toUploadedFile(ctx, await loadFile(trx, fileId));
  }),
);
