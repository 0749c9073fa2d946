import { insertUploadedFile } from '@quickportal/db/testing/test-rows';
import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'uploadedFiles.dismiss': async (owner) => {
      await insertUploadedFile(owner, { communityId: 10, id: 6010 });
      await owner.query(`update app.uploaded_file set status = 'ERROR', businesses = '{[102,102]}' where id = 6010`);
      return { params: { fileId: 6010 } };
    },
  },
};
