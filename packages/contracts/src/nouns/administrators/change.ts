import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { id, passwordText } from '../../kernel/primitives.ts';
import { administratorCreationShape, reason, administratorShape, statusShape } from './administrator-shape.ts';
import { Administrator } from './administrator.ts';
import { administratorParams } from './call-parts.ts';

const audience = ['staff'] as const;

const AdministratorSave = z
  .strictObject({
    dualAuth: z.boolean().meta({ title: 'Dual authorisation', description: 'Whether a second user must approve it.' }),
    userUpdated: z.boolean().meta({ title: 'Changed', description: 'False: no changes were detected.' }),
    pendingSystemUserId: id()
      .nullable()
      .meta({ title: 'Pending request', description: 'ID of the pending request; null where there is none.' }),
    systemUserId: id()
      .nullable()
      .meta({ title: 'User ID', description: 'Identifier of the administrator; null until approved.' }),
    message: z
      .string()
      .nullable()
      .meta({ title: 'Message', description: 'Message to show to the user; null where there is none.' }),
  })
  .meta({ id: 'AdministratorSave' });

const ownPassword = passwordText().meta({
  title: 'Password',
  description: 'Your own password.',
  'x-form': { widget: 'password', autocomplete: 'current-password', help: 'Your own password.' },
});

const saving = {
  kind: 'mutation',
  responses: { 200: AdministratorSave },
  errors: ['not-found', 'state-conflict'],
  audience,
  rights: { allOf: ['MANAGE_ADMINISTRATORS'] },
  audit: 'proposals.request',
  refusedInViewAs: true,
} as const;

export const createAdministrator = contract({
  ...saving,
  errors: ['mail-not-set-up', ...saving.errors],
  name: 'administrators.create',
  method: 'POST',
  path: 'admin-user',
  body: z
    .strictObject({
      ...administratorCreationShape,
      reason,
    })
    .meta({ id: 'AdministratorCreation' }),
  summary: 'Request a new administrator',
  description:
    'Takes effect when a second administrator approves it. The new administrator then gets a temporary password by email and must change it at the first sign-in.',
  spec: ['3C142'],
});

export const updateAdministrator = contract({
  ...saving,
  name: 'administrators.update',
  method: 'PATCH',
  path: 'admin-user/{systemUserId}',
  params: administratorParams,
  body: z
    .strictObject({
      ...administratorShape,
      reason,
      version: readVersion(),
    })
    .meta({ id: 'AdministratorChange' }),
  current: Administrator,
  summary: 'Request a change of an administrator',
  description:
    'Name, email, employee number and roles. Takes effect when a second administrator approves it. Where nothing changes, `userUpdated` is false.',
  spec: ['3C144'],
});

export const enableAdministrator = contract({
  ...saving,
  name: 'administrators.enable',
  method: 'POST',
  path: 'admin-user/{systemUserId}/enable',
  params: administratorParams,
  body: z
    .strictObject({
      ...statusShape,
      password: ownPassword,
    })
    .meta({ id: 'AdministratorEnabling', 'x-form-layout': { title: 'Enable', submitLabel: 'Request enabling' } }),
  summary: 'Request to enable an administrator',
  description: 'For a disabled administrator. Takes effect when a second administrator approves it.',
  spec: ['3C145'],
});

export const disableAdministrator = contract({
  ...saving,
  name: 'administrators.disable',
  method: 'POST',
  path: 'admin-user/{systemUserId}/disable',
  params: administratorParams,
  body: z
    .strictObject({
      ...statusShape,
      password: ownPassword,
    })
    .meta({ id: 'AdministratorDisabling', 'x-form-layout': { title: 'Disable', submitLabel: 'Request disabling' } }),
  summary: 'Request to disable an administrator',
  description:
    'Takes effect when a second administrator approves it: the administrator is signed out everywhere. 409 where no two administrators would remain, one to request changes and another to approve them.',
});
