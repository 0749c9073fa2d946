import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { id } from '../../kernel/primitives.ts';
import { audience, rights } from './call-parts.ts';
import { UploadRole } from './user-upload.ts';

export const listUserUploadRoles = contract({
  name: 'userUploads.listRoles',
  kind: 'query',
  method: 'GET',
  path: 'user-upload/{businessId}/roles',
  params: z.strictObject({
    businessId: id().meta({ title: 'Business ID', description: 'The business of the users.', examples: [100] }),
  }),
  responses: {
    200: z.array(UploadRole).meta({ title: 'Roles', description: 'Roles that the caller can give, by name.' }),
  },
  audience,
  rights,
  summary: 'List the roles of users in bulk',
  description:
    'Facility users give the roles that they hold themselves, staff those of the community whose rights they all hold.',
  spec: ['2C022'],
});
