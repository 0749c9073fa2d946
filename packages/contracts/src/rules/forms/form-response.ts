import { z } from 'zod';
import type { DisplayNode, DisplaySchemaDocument, FormNode, FormSchemaDocument } from './form-document.ts';

// JSON Schema inside JSON passes unchanged; the types say what it is
const passing = <T>() => z.looseObject({}) as unknown as z.ZodType<T, T>;

const option = z.strictObject({
  value: z.string().meta({ title: 'Value', description: 'Value to send.' }),
  label: z.string().meta({ title: 'Label', description: 'Text to show.' }),
  description: z.string().optional().meta({ title: 'Description', description: 'A second line.' }),
});

const group = z.strictObject({
  title: z.string().meta({ title: 'Title', description: 'Heading; empty for fields without a group.' }),
  help: z.string().optional().meta({ title: 'Help', description: 'A line under the heading.' }),
  fields: z.array(z.string()).meta({ title: 'Fields', description: 'Names of the fields, in their order.' }),
});

const order = z.array(z.string()).meta({ title: 'Order', description: 'Names of all fields, in their order.' });
const groups = z.array(group).meta({ title: 'Groups', description: 'The fields under their headings.' });

/** Answer schema of `GET forms/{verb}/{path}`. The fields themselves are JSON Schema and pass unchanged. */
export const formSchemaResponse = z
  .strictObject({
    $schema: z.string().meta({ title: 'Dialect', description: 'The JSON Schema dialect, 2020-12.' }),
    type: z.literal('object').meta({ title: 'Type', description: 'A form is always an object.' }),
    properties: z
      .record(z.string(), passing<FormNode>())
      .meta({ title: 'Properties', description: 'JSON Schema of each field, with x-form, x-rules and x-text.' }),
    required: z.array(z.string()).optional().meta({ title: 'Required', description: 'Names of required fields.' }),
    additionalProperties: z
      .boolean()
      .optional()
      .meta({ title: 'Additional properties', description: 'False where other fields are refused.' }),
    'x-form': z
      .strictObject({
        title: z.string().optional().meta({ title: 'Title', description: 'Heading of the form.' }),
        submitLabel: z.string().optional().meta({ title: 'Submit label', description: 'Text of the button.' }),
        order,
        groups,
        values: z
          .record(z.string(), z.json())
          .meta({ title: 'Values', description: 'Current values, shaped like the body.' }),
        options: z
          .record(z.string(), z.array(option))
          .meta({ title: 'Options', description: 'Options by the source that a field names in optionsFrom.' }),
        today: z.string().meta({ title: 'Today', description: 'Today in the time zone of the community.' }),
      })
      .meta({ title: 'Form', description: 'Heading, order, groups, values and options.' }),
  })
  .meta({ id: 'FormSchema', title: 'Form schema', description: 'The body of a call as a form.' });

/** Answer schema of `GET forms/get/{path}` where it describes an answer. */
export const displaySchemaResponse = z
  .strictObject({
    title: z.string().meta({ title: 'Title', description: 'Title of the response.' }),
    properties: z
      .record(z.string(), passing<DisplayNode>())
      .meta({ title: 'Properties', description: 'Label and kind of each value.' }),
    order,
    groups,
  })
  .meta({ id: 'DisplaySchema', title: 'Display schema', description: 'How to display a response.' });

// The answer schemas take what formSchema and displaySchema make; these lines stop compiling when they drift apart
type Accepts<Schema extends z.ZodType, Document extends z.input<Schema>> = Document;
export type FormSchemaResponse = Accepts<typeof formSchemaResponse, FormSchemaDocument>;
export type DisplaySchemaResponse = Accepts<typeof displaySchemaResponse, DisplaySchemaDocument>;
