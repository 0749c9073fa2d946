import { z } from 'zod';
import { date, text } from '../../kernel/primitives.ts';
import {
  SIMULATION_LINE_DAYS,
  simulationTemplateNames,
  simulationTemplates,
  type SimulationTemplate,
} from './simulation-templates.ts';

const CUSTOM = { field: 'templateName', is: 'CUSTOM' } as const;

const shared = (template: SimulationTemplate) => ({
  valueDate: date().meta({
    title: 'Value date',
    description: 'Day of the statement that has the line.',
    examples: ['2026-11-20'],
    'x-form': {
      width: 'half',
      help: `The line is archived ${SIMULATION_LINE_DAYS} days after this day, or after today if that is later.`,
    },
  }),
  amount: z
    .string()
    .regex(/^-?(?:0|[1-9][0-9]{0,9})\.[0-9]{2}$/, { message: 'Enter an amount such as 184.50, or -12.00 for a debit.' })
    .regex(/[1-9]/, { message: 'Enter an amount other than zero.' })
    .meta({
      title: 'Amount',
      description: 'Decimal text with two digits; a debit has a minus sign. Not zero.',
      examples: [simulationTemplates[template].example],
      'x-form': {
        width: 'half',
        inputMode: 'text',
        autocomplete: 'off',
        placeholder: simulationTemplates[template].example,
        help: 'A debit has a minus sign.',
      },
    }),
  narrative: text({ max: 280 }).meta({
    title: 'Narrative',
    description: 'Text of the line, up to 280 characters.',
    examples: ['DE CREDITS'],
    'x-form': { autocomplete: 'off' },
  }),
});

const tranCode = () =>
  z
    .string()
    .regex(/^[0-9]{3}$/, { message: 'Use three digits, such as 195.' })
    .meta({
      title: 'Transaction code',
      description: 'BAI code of the line, three digits.',
      examples: ['195'],
    });
const sourceCode = () =>
  z
    .string()
    .regex(/^[A-Z0-9]{1,20}$/, { message: 'Use up to 20 capital letters and digits.' })
    .meta({
      title: 'Source code',
      description: 'Where the line comes from, up to 20 capital letters and digits.',
      examples: ['TEST'],
    });

const half = { width: 'half', autocomplete: 'off' } as const;

/** A line of any template, as it is sent. */
export const newLineFields = {
  templateName: z.enum(simulationTemplateNames).meta({
    title: 'Template',
    description: 'What the line is made of.',
    'x-form': {
      widget: 'select',
      options: simulationTemplateNames.map((value) => ({ value, label: simulationTemplates[value].title })),
    },
  }),
  ...shared('DIRECT_CREDIT'),
  tranCode: tranCode()
    .optional()
    .meta({ 'x-form': { ...half, inputMode: 'numeric', visibleWhen: CUSTOM, requiredWhen: CUSTOM } }),
  sourceCode: sourceCode()
    .optional()
    .meta({ 'x-form': { ...half, visibleWhen: CUSTOM, requiredWhen: CUSTOM } }),
};

/** The form of a line of one template. */
export const lineFormOf = (template: SimulationTemplate) =>
  z
    .strictObject({
      templateName: z
        .enum([template])
        .meta({ title: 'Template', description: 'What the line is made of.', 'x-form': { widget: 'hidden' } }),
      ...shared(template),
      ...(template === 'CUSTOM' && {
        tranCode: tranCode().meta({ 'x-form': { ...half, inputMode: 'numeric' } }),
        sourceCode: sourceCode().meta({ 'x-form': half }),
      }),
    })
    .meta({
      id: 'SimulationLineForm',
      'x-form-layout': { title: simulationTemplates[template].title, submitLabel: 'Add line' },
    });
