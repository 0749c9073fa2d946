import { z } from 'zod';
import { currentPassword } from '../../access/password-fields.ts';
import { contract } from '../../kernel/contract.ts';
import { id, text } from '../../kernel/primitives.ts';
import { ofDecommission } from './call-parts.ts';

export const decommissionCommunity = contract({
  ...ofDecommission,
  kind: 'mutation',
  name: 'decommission.decommissionCommunity',
  method: 'POST',
  path: 'communities/{communityId}/decommission',
  rights: { anyOf: ['DECOMMISSION_COMMUNITIES'] },
  body: z
    .strictObject({
      password: currentPassword('Your password', 'Your own password, to confirm that it is you.'),
      dualAuthLoginName: text({ max: 100 }).meta({
        title: 'Login name of the second authoriser',
        description: 'Another user of staff who may decommission communities and may approve for you.',
        examples: ['staff.second'],
        'x-form': { autocomplete: 'off' },
      }),
      dualAuthPassword: currentPassword('Password of the second authoriser', 'Their own password.'),
      dualAuthCode: text({ max: 20 })
        .optional()
        .meta({
          title: 'Code of the second authoriser',
          description: 'A code of their second factor, where they have one.',
          examples: ['123456'],
          'x-form': { autocomplete: 'off', inputMode: 'numeric', help: 'Where they have a second factor.' },
        }),
    })
    .meta({ id: 'CommunityDecommission', 'x-form-layout': { submitLabel: 'Decommission' } }),
  responses: {
    200: z
      .strictObject({
        serviceMessageId: id().meta({
          title: 'Service message ID',
          description: 'The message that is DELIVERED once unsettled payments are cancelled.',
        }),
      })
      .meta({ id: 'CommunityDecommissioned', title: 'Decommissioned community' }),
  },
  errors: ['state-conflict'],
  refusedInViewAs: true,
  summary: 'Decommission a community',
  description:
    'One-way: no payment, schedule, key, webhook, sign-in or report of the community works from then on. Payments that were sent are finished, those that wait are cancelled. Staff can still read its data. While a PayTo payee or PayID biller account is enabled it is 409. A wrong password is 422 on its field and counts towards the lock of that account. A community that is decommissioned already can be decommissioned again.',
  spec: ['3C061', '3E047'],
});
