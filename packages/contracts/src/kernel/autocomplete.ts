import { z } from 'zod';
import { text } from './primitives.ts';

/** Options that an autocomplete returns at most. */
export const AUTOCOMPLETE_ROWS = 20;

/** The text typed so far; `by` names the fields that are searched: "the name or code, or the id". */
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
 * Response of every autocomplete: options as forms show them (value, label, description), with further fields of the
 * noun. Options that begin with the text precede those that contain it, each sorted by label.
 */
export const autocompleteResponse = <S extends z.ZodRawShape>(id: string, things: string, shape: S) =>
  z
    .strictObject({
      items: z
        .array(z.strictObject({ ...optionShape, ...shape }).meta({ id: `${id}Option` }))
        .meta({ title: 'Options', description: `The first ${AUTOCOMPLETE_ROWS} ${things} that match.` }),
    })
    .meta({ id: `${id}Options` });
