import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { ofAccount, reads } from './call-parts.ts';
import { SimulationConfiguration, SimulationLine } from './simulation-line.ts';

export const listSimulationLines = contract({
  ...reads,
  name: 'quickrec.listSimulationLines',
  path: 'quickrec/{accountId}/simulation/lines',
  params: ofAccount,
  query: z.strictObject(pageFields(20)),
  responses: { 200: paged(SimulationLine, 'Lines').meta({ id: 'SimulationLinePage' }) },
  summary: 'List simulation lines',
  description: 'Lines of an account that are neither removed nor archived, the latest value date first.',
  spec: ['3C115', '3E021'],
});

export const getSimulationConfiguration = contract({
  ...reads,
  name: 'quickrec.getSimulationConfiguration',
  path: 'quickrec/{accountId}/simulation/configuration',
  params: ofAccount,
  responses: { 200: SimulationConfiguration },
  summary: 'Retrieve the simulation configuration',
  description: 'Whether statements of an account are simulated, and the businesses that they feed.',
  spec: ['3C119', '3E022'],
});
