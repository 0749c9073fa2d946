import { z } from 'zod';
import { text } from './primitives.ts';

/** Rows that an autocomplete answers at most. */
export const AUTOCOMPLETE_ROWS = 20;

/** What was typed so far; `by` says what it is looked for in: "the name or code, or the id". */
export const autocompleteQuery = (by: string) =>
  text({ max: 100, min: 0 })
    .default('')
    .meta({
      title: 'Search',
      description: `Part of ${by}; case and accents do not matter. Empty returns the first rows.`,
    });

const optionShape = {
  value: z.string().meta({ title: 'Value', description: 'Value that a form sends for this option.' }),
  label: z.string().meta({ title: 'Label', description: 'Text to show.' }),
  description: z.string().meta({ title: 'Description', description: 'Distinguishes options with the same label.' }),
};

/**
 * The answer of every autocomplete: options as forms show them (value, label, description), each with the fields of its
 * noun. What begins with the text stands before what contains it; then by label.
 */
export const autocompleteResponse = <S extends z.ZodRawShape>(id: string, things: string, shape: S) =>
  z
    .strictObject({
      items: z
        .array(z.strictObject({ ...optionShape, ...shape }).meta({ id: `${id}Option` }))
        .meta({ title: 'Options', description: `The first ${AUTOCOMPLETE_ROWS} ${things} that match.` }),
    })
    .meta({ id: `${id}Options` });
