import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';

/** The smallest form that a server describes: one line of text. */
export const commentForm: FormSchemaDocument = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { comment: { type: 'string', title: 'Comment', minLength: 0, maxLength: 255, 'x-text': 'line' } },
  required: [],
  additionalProperties: false,
  'x-form': {
    title: 'Comment',
    order: ['comment'],
    groups: [{ title: '', fields: ['comment'] }],
    values: {},
    options: {},
    today: '2026-11-20',
    currency: 'AUD',
  },
};

/** The same of a thing that has a version. */
export const versionedForm = (version: number): FormSchemaDocument => ({
  ...commentForm,
  properties: { ...commentForm.properties, version: { type: 'integer', 'x-form': { widget: 'hidden' } } },
  'x-form': { ...commentForm['x-form'], values: { version } },
});

const settings = Array.from({ length: 18 }, (_, at) => `setting${at + 1}`);

/** A form that is longer than any window. */
export const longForm: FormSchemaDocument = {
  ...commentForm,
  properties: Object.fromEntries(
    settings.map((name, at) => [
      name,
      { type: 'string', title: `Setting ${at + 1}`, minLength: 0, maxLength: 255, 'x-text': 'line' },
    ]),
  ),
  'x-form': { ...commentForm['x-form'], order: settings, groups: [{ title: '', fields: settings }] },
};
