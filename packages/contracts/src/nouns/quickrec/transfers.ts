import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { reads } from './call-parts.ts';

// Beside the registry: its path has no verb, unlike those of other forms

/** The form of a simulation line of one template. */
export const getSimulationLineForm = contract({
  ...reads,
  name: 'quickrec.getSimulationLineForm',
  path: 'forms/quickrec/simulation/lines/{template}',
  params: z.strictObject({
    template: z
      .string()
      .max(40)
      .meta({ title: 'Template', description: 'Code of a template.', examples: ['OSKO'] }),
  }),
  responses: { 200: z.undefined() },
  summary: 'Retrieve the form of a simulation line',
  description: 'JSON Schema of what a line of the template is made of. An unknown template is 404.',
  spec: ['3C118'],
});
