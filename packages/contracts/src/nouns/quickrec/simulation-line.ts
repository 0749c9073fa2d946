import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { date, dateTime, id, money } from '../../kernel/primitives.ts';
import { BIG_NARRATIVE, SIMULATION_LINE_DAYS, simulationTemplateNames } from './simulation-templates.ts';

/** A line of simulated statements (3E021). */
export const SimulationLine = z
  .strictObject({
    id: id().meta({ title: 'Line ID', description: 'Identifier of the line.', examples: [2001] }),
    valueDate: date().meta({ title: 'Value date', description: 'Day of the statement that has the line.' }),
    templateName: z.enum(simulationTemplateNames).meta({ title: 'Template', description: 'What the line is made of.' }),
    templateDisplayName: shownText('Template name', 'The template, formatted for display.', 'Direct credit'),
    amount: money().meta({ title: 'Amount', description: 'Credits are positive, debits negative.' }),
    narrative: shownText('Narrative', 'Text of the line.', 'DE CREDITS'),
    narrativeBig: z.boolean().meta({
      title: 'Narrative is big',
      description: `Whether the narrative is longer than ${BIG_NARRATIVE} characters and is shown folded.`,
    }),
    expiryDate: date().meta({
      title: 'Expiry date',
      description: `Last day of the line: ${SIMULATION_LINE_DAYS} days after it was made or posted, whichever is later.`,
    }),
    postedDate: dateTime().nullable().meta({
      title: 'Posted',
      description: 'When a statement was made that has the line, UTC; null while none has.',
    }),
    fields: z
      .record(z.string(), z.string())
      .meta({ title: 'Fields', description: 'Of a custom line its tranCode and sourceCode; else empty.' }),
  })
  .meta({ id: 'SimulationLine', title: 'Simulation line' });
export type SimulationLine = z.output<typeof SimulationLine>;

/** Whether an account is simulated, and the businesses that it feeds (3E022). */
export const SimulationConfiguration = z
  .strictObject({
    simulationEnabled: z
      .boolean()
      .meta({ title: 'Simulation enabled', description: 'Whether statements of the account are simulated.' }),
    businesses: z
      .array(
        z
          .strictObject({
            businessId: id().meta({ title: 'Business ID', description: 'A business that is fed.', examples: [100] }),
            businessName: shownText('Business name', 'Name of the business.', 'Harbour City Water'),
            businessCode: shownText('Business code', 'Code of the business.', 'HCWATER'),
            communityName: shownText('Community name', 'Name of its community.', 'Harbour City Utilities'),
            communityCode: shownText('Community code', 'Code of its community.', 'HARBOURCITY'),
          })
          .meta({ id: 'SimulationBusiness' }),
      )
      .meta({ title: 'Businesses', description: 'Businesses that the account feeds, by name; each once.' }),
  })
  .meta({ id: 'SimulationConfiguration', title: 'Simulation configuration' });
export type SimulationConfiguration = z.output<typeof SimulationConfiguration>;
