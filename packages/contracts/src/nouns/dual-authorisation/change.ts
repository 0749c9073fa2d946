import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { ChangeRequested } from '../proposals/change-requested.ts';
import { DualAuthorisation } from './dual-authorisation.ts';

export const updateDualAuthorisation = contract({
  name: 'dualAuthorisation.update',
  kind: 'mutation',
  method: 'PUT',
  path: 'dual-authorisation',
  body: z.strictObject({ isOn: DualAuthorisation.shape.isOn }).meta({ id: 'DualAuthorisationChange' }),
  responses: { 200: DualAuthorisation, 202: ChangeRequested },
  errors: ['state-conflict'],
  audience: ['facility', 'staff'],
  rights: { anyOf: ['MANAGE_FACILITY_SETTINGS'] },
  refusedInViewAs: true,
  summary: 'Set whether settings need a second person',
  description:
    'Switching on takes effect at once and needs two users of the facility of whom each can approve for the other: 422 where there are none. Switching off must itself be approved: 202 with the request.',
});
