import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { shownText } from '../../kernel/field-builders.ts';
import { text } from '../../kernel/primitives.ts';
import { audience, readRights } from './call-parts.ts';

export const fieldVerdicts = ['RIGHT', 'DIFFERENT', 'MISSING', 'UNEXPECTED'] as const;

const HandoffFieldCheck = z
  .strictObject({
    name: shownText('Field', 'Name of the field.', 'principalAmount'),
    value: z
      .string()
      .nullable()
      .meta({ title: 'Value', description: 'As the request has it; null where it has none.' }),
    signedValue: z
      .string()
      .nullable()
      .meta({ title: 'Signed value', description: 'As the text that you signed has it; null where none was sent.' }),
    verdict: z.enum(fieldVerdicts).meta({
      title: 'Verdict',
      description: 'DIFFERENT: the request and the text that you signed differ. UNEXPECTED: no field of a hand-off.',
    }),
    fault: z.string().nullable().meta({ title: 'Fault', description: 'What is wrong with it; null: nothing.' }),
  })
  .meta({ id: 'HandoffFieldCheck', description: 'A field of a hand-off, and what is wrong with it.' });

/** What a pasted hand-off is worth. */
export const HandoffCheck = z
  .strictObject({
    isValid: z.boolean().meta({ title: 'Valid', description: 'Whether it would open the payment, were it sent now.' }),
    isSignatureRight: z
      .boolean()
      .meta({ title: 'Signature right', description: 'Whether the signature fits the fields and the key.' }),
    fault: z.string().nullable().meta({
      title: 'Fault',
      description: 'Why the signature differs, where a mistake is recognised; null: it is right.',
    }),
    signedText: z.string().meta({
      title: 'Text to sign',
      description: 'Every field but `signature` as `name=value`, sorted by name, joined by line feeds.',
    }),
    fields: z.array(HandoffFieldCheck).meta({ title: 'Fields', description: 'By name.' }),
  })
  .meta({ id: 'HandoffCheck', title: 'Check of a hand-off', description: 'What a pasted hand-off is worth.' });
export type HandoffCheck = z.output<typeof HandoffCheck>;

export const checkHandoff = contract({
  name: 'connectionDetails.checkHandoff',
  product: 'QUICKBILLS',
  kind: 'query',
  method: 'POST',
  path: 'connection-details/verify-handoff',
  body: z
    .strictObject({
      request: text({ max: 8000, multiline: true }).meta({
        title: 'Request',
        description: 'The form as it was posted: `name=value` joined by `&`, or one field a line.',
        examples: ['communityCode=HARBOUR&principalAmount=120.50&signature=9f2c'],
        'x-form': { widget: 'textarea' },
      }),
      signedText: text({ max: 8000, min: 0, multiline: true })
        .optional()
        .meta({
          title: 'Text that you signed',
          description: 'What your program signed, to be compared field by field.',
          'x-form': { widget: 'textarea' },
        }),
    })
    .meta({ id: 'HandoffToCheck' }),
  responses: { 200: HandoffCheck },
  audience,
  rights: readRights,
  summary: 'Check a hand-off',
  description:
    'Says whether a signed request would be accepted, and which field differs. It opens no payment and does not use up the nonce.',
});
