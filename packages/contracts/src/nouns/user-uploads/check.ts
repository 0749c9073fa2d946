import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { audience, rights } from './call-parts.ts';
import { MOST_UPLOADED_USERS } from './user-upload-columns.ts';
import { UserUploadCheck } from './user-upload.ts';

/** Characters of pasted lines, and bytes of the request that has them. */
const MOST_CHARACTERS = 500_000;
const MOST_BYTES = 1_048_576;
const NO_CONTROL = /^(?:[\t\n\r]|[^\p{Control}\p{Surrogate}])*$/u;

export const checkUserUpload = contract({
  name: 'userUploads.check',
  kind: 'query',
  method: 'POST',
  path: 'user-upload',
  bodyLimit: MOST_BYTES,
  body: z
    .strictObject({
      userDetails: z
        .string()
        .min(1)
        .max(MOST_CHARACTERS, { abort: true })
        .regex(NO_CONTROL, { message: 'Remove characters that cannot be seen.' })
        .meta({
          title: 'Users',
          description: `Pasted lines with tabs or commas, quotes as in CSV, at most ${MOST_UPLOADED_USERS.toLocaleString('en-AU')}. A first line that names the columns is a heading.`,
          examples: ['dana.petrov,Dana Petrov,dana.petrov@example.com,0491 570 157'],
          'x-form': { widget: 'textarea' },
        }),
    })
    .meta({ id: 'UserUploadText' }),
  responses: { 200: UserUploadCheck },
  audience,
  rights,
  cost: 10,
  summary: 'Check users in bulk',
  description: 'Reads pasted users and says what is wrong, line by line, and what will change. Nothing is saved.',
  spec: ['2C021', '2E009', '2E010'],
});
