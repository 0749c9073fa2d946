import { list } from '../../kernel/list.ts';
import { simulationTemplates } from './simulation-templates.ts';

/** The lines that simulated statements of an account are made of. */
export const simulationLineList = list({
  name: 'simulation-lines',
  title: 'Simulation lines',
  noun: ['simulation line', 'simulation lines'],
  columns: {
    valueDate: { title: 'Value date', kind: 'date', width: 8 },
    templateName: {
      title: 'Template',
      lead: true,
      words: Object.fromEntries(Object.entries(simulationTemplates).map(([name, { title }]) => [name, title])),
      width: 10,
    },
    amount: { title: 'Amount', kind: 'money', width: 8 },
    narrative: { title: 'Narrative', wrap: true, maxWidth: 24 },
    postedDate: { title: 'Posted', kind: 'time' },
    expiryDate: { title: 'Expiry date', kind: 'date', width: 8 },
  },
});
