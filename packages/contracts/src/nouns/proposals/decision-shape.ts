import { readVersion } from '../../kernel/field-builders.ts';
import { text } from '../../kernel/primitives.ts';

/** What every decision asks for. */
export const decisionShape = {
  version: readVersion('The version you read; where the request has changed since, the decision is refused with 409.'),
};

/** What approving asks for. */
export const approvalShape = {
  comment: text({ max: 200 })
    .optional()
    .meta({ title: 'Comment', description: 'Kept with the approval; the requester sees it.' }),
  ...decisionShape,
};

/** What rejecting asks for. */
export const rejectionShape = {
  reason: text({ max: 500, multiline: true }).meta({
    title: 'Reason',
    description: 'Why you reject it; the requester sees the reason.',
    'x-form': { widget: 'textarea' },
  }),
  ...decisionShape,
};
