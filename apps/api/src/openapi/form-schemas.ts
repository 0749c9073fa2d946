import type { Schema } from './openapi-types.ts';

const text = (title: string, description: string): Schema => ({ type: 'string', title, description });
const names = (title: string, description: string): Schema => ({
  type: 'array',
  items: { type: 'string' },
  title,
  description,
});
const byName = (title: string, description: string): Schema => ({
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: true },
  title,
  description,
});

const groups: Schema = {
  type: 'array',
  title: 'Groups',
  description: 'Fields under one heading.',
  items: {
    type: 'object',
    properties: {
      title: text('Title', 'The heading.'),
      help: text('Help', 'Text under the heading.'),
      fields: names('Fields', 'Names of the fields, in order.'),
    },
    required: ['title', 'fields'],
  },
};

/** Answer of `GET forms/{post,put,patch}/{path}`. */
export const FormSchema: Schema = {
  type: 'object',
  title: 'Form schema',
  description: 'JSON Schema 2020-12 of a body, with the keywords `x-form` and `x-rules` beside the usual ones.',
  properties: {
    $schema: text('Schema', 'Always https://json-schema.org/draft/2020-12/schema.'),
    type: { const: 'object', title: 'Type', description: 'A body is an object.' },
    properties: byName(
      'Properties',
      'The fields by name. `x-form` describes the control (widget, help, options, visibleWhen, requiredWhen), `x-rules` names rules such as bsb or luhn.',
    ),
    required: names('Required', 'Required fields.'),
    'x-form': {
      type: 'object',
      title: 'Form',
      description: 'Form data other than the fields.',
      properties: {
        title: text('Title', 'Heading of the form.'),
        submitLabel: text('Submit label', 'Text of its button.'),
        order: names('Order', 'Every field, in order.'),
        groups,
        values: {
          type: 'object',
          additionalProperties: true,
          title: 'Values',
          description: 'Current values by field.',
        },
        options: {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
          title: 'Options',
          description: 'Choices that only the server knows, by the source that a field names in `optionsFrom`.',
        },
        today: { ...text('Today', "Today's date in the time zone of the community."), format: 'date' },
      },
      required: ['order', 'groups', 'values', 'options', 'today'],
    },
  },
  required: ['$schema', 'type', 'properties', 'x-form'],
};

/** Answer of `GET forms/get/{path}`. */
export const DisplaySchema: Schema = {
  type: 'object',
  title: 'Display schema',
  description: 'How to display a response: every value with its title and kind.',
  properties: {
    title: text('Title', 'Heading of the response.'),
    properties: byName(
      'Properties',
      'The values by name: title, description and kind (text, money, date, choice ...).',
    ),
    order: names('Order', 'Every value, in order.'),
    groups,
  },
  required: ['title', 'properties', 'order', 'groups'],
};
