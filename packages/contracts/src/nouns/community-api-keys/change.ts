import { z } from 'zod';
import { currentPassword } from '../../access/password-fields.ts';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { text } from '../../kernel/primitives.ts';
import { ApiKey } from '../api-keys/api-key.ts';
import { changeRights, params } from '../api-keys/call-parts.ts';

export const setCommunityApiKeyStatus = contract({
  kind: 'mutation',
  audience: ['staff'],
  rights: changeRights,
  refusedInViewAs: true,
  name: 'communityApiKeys.setStatus',
  method: 'PATCH',
  path: 'community-api-keys/{id}',
  params,
  body: z
    .strictObject({
      jiraIssue: text({ max: 50 }).meta({
        title: 'Jira issue',
        description: 'The issue that requests the change; it is kept in the audit trail.',
        examples: ['OPS-4182'],
        'x-form': { autocomplete: 'off', help: 'The issue that requests it.' },
      }),
      yourPassword: currentPassword('Your password', 'Your own password, to confirm that it is you.'),
      statusCode: z.enum(['ACTIVE', 'INACTIVE']).meta({
        title: 'Status',
        description: 'INACTIVE disables the key, ACTIVE enables it.',
        'x-form': { widget: 'hidden' },
      }),
      version: readVersion(),
    })
    .meta({ id: 'CommunityApiKeyStatusChange' }),
  responses: { 200: ApiKey },
  errors: ['state-conflict'],
  holdsSecret: true,
  summary: 'Set the status of an API key of a community',
  description:
    'Calls with a disabled key are refused from the next request on, and accepted again once it is enabled. An expired key that is enabled works for two years from today. Disabling a key that does not work, and enabling one that works, is 409. A wrong password is 422 on `yourPassword` and counts towards the lock of the account.',
  spec: ['3C075', '3E057'],
});
