import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** Whether changes of a community's settings need a second person, and who could be one. */
export const DualAuthorisation = z
  .strictObject({
    isOn: z.boolean().meta({
      title: 'Settings need a second person',
      description: 'Whether another user must approve a change of a setting before it takes effect.',
    }),
    approvers: z
      .array(
        z
          .strictObject({
            systemUserId: id().meta({ title: 'User ID', description: 'Identifier of the user.' }),
            fullName: z
              .string()
              .meta({ title: 'Full name', description: 'First and last name.', examples: ['Dana Petrov'] }),
          })
          .meta({ id: 'DualAuthorisationApprover' }),
      )
      .meta({
        title: 'Approvers',
        description: 'Users of the facility of whom each can approve what another of them requests; by name.',
      }),
    pendingProposalId: id().nullable().meta({
      title: 'Pending request',
      description: 'ID of the request to switch it off that waits for approval; null where there is none.',
    }),
  })
  .meta({ id: 'DualAuthorisation' });
export type DualAuthorisation = z.output<typeof DualAuthorisation>;
