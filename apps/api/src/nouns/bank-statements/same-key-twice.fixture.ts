import { AT, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'bankStatements.resumeFile': async (owner) => {
      await owner.query(
        `insert into app.bank_statement_file (community_id, id, status, channel, format, file_name, encoding, size, sha256,
           storage_key, uploader_name, created_at, status_at)
         values (10, 8110, 'HELD', 'UPLOAD', 'MT940', 'statement.sta', 'utf-8', 10, repeat('0', 64), 'uploads/10/statement',
           'Kim Tan', $1, $1)`,
        [AT],
      );
      return { params: { fileId: 8110 } };
    },
  },
};
