import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { id, text } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';

const audience = ['facility', 'staff'] as const;

export const startViewAs = contract({
  name: 'viewAs.start',
  kind: 'mutation',
  method: 'POST',
  path: 'view-as',
  body: z
    .strictObject({
      systemUserId: id().meta({ title: 'User', description: 'The user to view the portal as.' }),
      reason: text({ max: 500, min: 0 })
        .optional()
        .meta({
          title: 'Reason',
          description: 'Why you view as this user; kept in the audit trail.',
          'x-form': { widget: 'textarea' },
        }),
    })
    .meta({ id: 'ViewAsStart' }),
  responses: { 204: noContent() },
  errors: ['not-found', 'state-conflict'],
  audience,
  rights: { allOf: ['VIEW_AS_USER'] },
  refusedInViewAs: true,
  notIdempotent: 'The session gets a new token, so a repeat comes without a session.',
  summary: 'View the portal as another user',
  description:
    'The session then has only the rights that both users have, and audit entries name both. Approvals, passwords, keys, users, roles and taking payments are not available. The session cookie and the CSRF token change.',
});

export const stopViewAs = contract({
  name: 'viewAs.stop',
  kind: 'mutation',
  method: 'DELETE',
  path: 'view-as',
  responses: { 204: noContent() },
  errors: ['state-conflict'],
  audience,
  rights: {},
  notIdempotent: 'The session gets a new token, so a repeat comes without a session.',
  summary: 'Stop viewing as another user',
  description: 'Restores the session’s own rights. The session cookie and the CSRF token change.',
});
