import { contract } from '../../kernel/contract.ts';
import { exportParams } from './call-parts.ts';
import { Export } from './export.ts';

const audience = ['facility', 'staff'] as const;

export const cancelExport = contract({
  name: 'exports.cancel',
  kind: 'mutation',
  method: 'POST',
  path: 'exports/{exportId}/cancel',
  params: exportParams,
  responses: { 200: Export },
  errors: ['state-conflict'],
  audience,
  rights: {},
  summary: 'Cancel an export',
  description: 'Stops a running export and removes what was written.',
});
