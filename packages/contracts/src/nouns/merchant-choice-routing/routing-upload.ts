import { z } from 'zod';
import { count, text } from '../../kernel/primitives.ts';
import { enteredThreshold, ruleOf } from './call-parts.ts';
import { routingShape } from './merchant-choice-routing.ts';
import { MOST_ROUTING_ERRORS, routingColumns } from './routing-columns.ts';

const supplierCode = (length: number) =>
  text({ max: length }).meta({
    title: routingColumns.supplierCode,
    description: 'Code of the supplier business, as it is written.',
    examples: ['HCW'],
  });
const merchantId = (length: number) =>
  text({ max: length }).meta({
    title: 'Merchant ID',
    description: 'Merchant ID of an enabled AU merchant account of the business.',
    examples: ['22814410'],
  });

/** A line of a bulk upload (2E007). */
export const RoutingConfiguration = z
  .strictObject({ supplierCode: supplierCode(100), merchantId: merchantId(40), ...routingShape })
  .meta({ id: 'RoutingConfiguration' });
export type RoutingConfiguration = z.output<typeof RoutingConfiguration>;

/** The same as it is sent back to be saved. */
export const EnteredConfiguration = z.strictObject({
  supplierCode: supplierCode(100),
  merchantId: merchantId(40),
  mastercardRule: ruleOf('Mastercard'),
  mastercardThreshold: enteredThreshold('Mastercard', 'mastercardRule'),
  visaRule: ruleOf('Visa'),
  visaThreshold: enteredThreshold('Visa', 'visaRule'),
});

/** What is wrong with a line (2E008). */
export const RoutingError = z
  .strictObject({
    lineNumber: count().meta({
      title: 'Line',
      description: 'Line of the text, counted from 1, heading and empty lines included.',
      examples: [3],
    }),
    nameOfField: z.string().meta({
      title: 'Column name',
      description: 'Heading of the column, or empty where the whole line is wrong.',
      examples: [routingColumns.visaThreshold],
    }),
    providedValueText: z
      .string()
      .meta({ title: 'Value', description: 'What is there, at most 100 characters.', examples: ['22814411'] }),
    errorText: z.string().meta({
      title: 'Error',
      description: 'What is wrong, and what to do.',
      examples: ['This business has no AU merchant account with this merchant ID.'],
    }),
  })
  .meta({ id: 'RoutingError' });
export type RoutingError = z.output<typeof RoutingError>;

/** What a check of pasted lines came to. */
export const RoutingCheck = z
  .strictObject({
    errors: z
      .array(RoutingError)
      .meta({ title: 'Errors', description: `Errors by line, the first ${MOST_ROUTING_ERRORS} of them.` }),
    errorsCount: count().meta({
      title: 'Errors in all',
      description: 'Number of errors, those that are not named too.',
    }),
    configurations: z.array(RoutingConfiguration).meta({
      title: 'Configurations',
      description: 'The lines as they can be saved, in the order of the text; empty while there are errors.',
    }),
  })
  .meta({ id: 'RoutingCheck' });
export type RoutingCheck = z.output<typeof RoutingCheck>;

/** What was saved. */
export const RoutingSaved = z
  .strictObject({
    configurations: z
      .array(RoutingConfiguration)
      .meta({ title: 'Configurations', description: 'What applies from now on, in the order of the request.' }),
  })
  .meta({ id: 'RoutingSaved' });
