import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { text } from '../../kernel/primitives.ts';

const label = (title: string, about: string, example: string) =>
  text({ max: 40 }).meta({
    title,
    description: `${about}; the platform’s own word until the facility saves another.`,
    examples: [example],
    'x-form': { width: 'half' },
  });

/** What a facility calls those who are paid and those who pay (2E052). */
export const customisationShape = {
  supplierLabelSingular: label('Who is paid, one', 'What one that is paid is called', 'School'),
  supplierLabelPlural: label('Who is paid, several', 'What several that are paid are called', 'Schools'),
  buyerLabelSingular: label('Who pays, one', 'What one that pays is called', 'Parent'),
  buyerLabelPlural: label('Who pays, several', 'What several that pay are called', 'Parents'),
};

export const Customisation = z.strictObject({ ...customisationShape, version: currentVersion() }).meta({
  id: 'Customisation',
  title: 'Customisation',
  description: 'What the portal calls those who are paid and those who pay.',
});
export type Customisation = z.output<typeof Customisation>;
