import { z } from 'zod';
import { currentPassword } from '../../access/password-fields.ts';
import { contract } from '../../kernel/contract.ts';
import { longList } from '../../kernel/long-list.ts';
import { id } from '../../kernel/primitives.ts';
import { ChangeRequested } from '../proposals/change-requested.ts';
import { audience, rights } from './call-parts.ts';
import { MOST_UPLOADED_USERS } from './user-upload-columns.ts';
import { EnteredUser, UserUploadSaved } from './user-upload.ts';

/** Bytes of a request with the most users. */
const MOST_BYTES = 2_097_152;

export const saveUserUpload = contract({
  name: 'userUploads.save',
  kind: 'mutation',
  method: 'POST',
  path: 'user-upload/save',
  bodyLimit: MOST_BYTES,
  body: z
    .strictObject({
      userDetails: longList(EnteredUser, { max: MOST_UPLOADED_USERS }).meta({
        title: 'Users',
        description: 'The list that the check returned.',
        'x-form': { widget: 'hidden' },
      }),
      businessId: id().meta({
        title: 'Business',
        description: 'The business that the users work for.',
        examples: [100],
        'x-form': {
          widget: 'autocomplete',
          searchPath: 'businesses/search',
          placeholder: 'Select a business...',
          help: 'Start typing to find a business',
        },
      }),
      systemRoleIds: z
        .array(id())
        .min(1, { message: 'Choose at least one role.' })
        .max(50)
        .meta({ title: 'Roles', description: 'Roles that all of them get.', 'x-form': { widget: 'hidden' } }),
      userPassword: currentPassword('Your password', 'Your own password, to confirm that it is you.'),
    })
    .meta({ id: 'UserUpload', 'x-form-layout': { submitLabel: 'Next' } }),
  responses: { 200: UserUploadSaved, 202: ChangeRequested },
  audience,
  rights,
  errors: ['mail-not-set-up', 'state-conflict'],
  refusedInViewAs: true,
  cost: 20,
  summary: 'Save users in bulk',
  description:
    'Adds and changes all users, or none: a wrong line is 422 on its field, such as `userDetails[0].email`. New users are mailed a temporary password, which works for 7 days. Existing users keep their password and get no mail; their details and roles are replaced, and their sessions end where roles change. 202: the roles give a right to approve, so a second user must approve the upload first.',
  spec: ['2C023', '2C024', '2E012'],
});
