import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { id } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';
import { changes, ofAccount, ofLine, ofSimulationBusiness } from './call-parts.ts';
import { newLineFields } from './simulation-fields.ts';
import { SimulationConfiguration, SimulationLine } from './simulation-line.ts';

export const createSimulationLine = contract({
  ...changes,
  name: 'quickrec.createSimulationLine',
  method: 'POST',
  path: 'quickrec/{accountId}/simulation/lines',
  params: ofAccount,
  body: z
    .strictObject(newLineFields)
    .meta({ id: 'SimulationLineCreation', 'x-form-layout': { submitLabel: 'Add line' } }),
  responses: { 201: SimulationLine },
  errors: ['state-conflict'],
  summary: 'Add a simulation line',
  description:
    'Adds a line to the simulated statement of its value date. While simulation is off it is refused: 409 "Simulation must be enabled."',
  spec: ['3C116', '1M044'],
});

export const deleteSimulationLine = contract({
  ...changes,
  name: 'quickrec.deleteSimulationLine',
  method: 'DELETE',
  path: 'quickrec/{accountId}/simulation/lines/{lineId}',
  params: ofLine,
  responses: { 204: noContent() },
  summary: 'Remove a simulation line',
  description: 'The line is in no statement that is made from then on; statements that have it keep it.',
  spec: ['3C117'],
});

export const updateSimulationConfiguration = contract({
  ...changes,
  name: 'quickrec.updateSimulationConfiguration',
  method: 'POST',
  path: 'quickrec/{accountId}/simulation/configuration',
  params: ofAccount,
  body: z
    .strictObject({
      simulationEnabled: z.boolean().meta({
        title: 'Simulation enabled',
        description: 'Whether statements of the account are simulated.',
        'x-form': { widget: 'switch' },
      }),
    })
    .meta({ id: 'SimulationConfigurationChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: SimulationConfiguration },
  errors: ['state-conflict'],
  summary: 'Switch simulation on or off',
  description:
    'Only accounts with the source SIMULATION can be switched on: 409 for others, which receive statements of a bank. Switched off, they keep their lines and businesses.',
});

export const addSimulationBusiness = contract({
  ...changes,
  name: 'quickrec.addSimulationBusiness',
  method: 'POST',
  path: 'quickrec/{accountId}/simulation/configuration/business',
  params: ofAccount,
  body: z
    .strictObject({
      communityId: id()
        .optional()
        .meta({
          title: 'Community',
          description: 'The community of the account, which it is without this field. Another one is refused: 422.',
          examples: [10],
          'x-form': { widget: 'autocomplete', searchPath: 'communities/search', optionsFrom: 'communities' },
        }),
      businessId: id().meta({
        title: 'Business',
        description: 'A supplier business of the account’s community that is not fed yet.',
        examples: [100],
        'x-form': { widget: 'autocomplete', searchPath: 'businesses/search?supplierFlag=true' },
      }),
    })
    .meta({ id: 'SimulationBusinessAddition', 'x-form-layout': { submitLabel: 'Add business' } }),
  responses: { 200: SimulationConfiguration },
  summary: 'Add a simulation business',
  description:
    'The account feeds the business from its next simulated statement on. Each business is added once: 422 otherwise.',
  spec: ['3C120'],
});

export const removeSimulationBusiness = contract({
  ...changes,
  name: 'quickrec.removeSimulationBusiness',
  method: 'DELETE',
  path: 'quickrec/{accountId}/simulation/configuration/business/{businessId}',
  params: ofSimulationBusiness,
  responses: { 200: SimulationConfiguration },
  summary: 'Remove a simulation business',
  description:
    'The account no longer feeds the business. The portal switches simulation off instead of removing the last one.',
  spec: ['3C121'],
});
