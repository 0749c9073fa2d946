import { payeeReasonCodes, reasonTexts } from '@quickportal/contracts/rules/payto/reason-codes';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';

/** Of the form of an amendment what a change of status asks for, as the server describes it. */
export const statusChangeForm: FormSchemaDocument = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    amendmentType: { type: 'string', title: 'Amendment type', enum: ['STATUS_AMENDMENT'] },
    statusChange: { type: 'string', title: 'Change of status', enum: ['SUSPEND', 'RELEASE', 'CANCEL'] },
    reasonCode: {
      type: 'string',
      title: 'Reason',
      enum: [...payeeReasonCodes],
      'x-form': {
        widget: 'select',
        options: payeeReasonCodes.map((value) => ({ value, label: reasonTexts[value] })),
        help: 'Why; the payer’s bank is told.',
      },
    },
    version: { type: 'integer', 'x-form': { widget: 'hidden' } },
  },
  required: ['amendmentType'],
  additionalProperties: false,
  'x-form': {
    title: 'Amend PayTo agreement',
    order: ['amendmentType', 'statusChange', 'reasonCode', 'version'],
    groups: [{ title: '', fields: ['amendmentType', 'statusChange', 'reasonCode', 'version'] }],
    values: { version: 2 },
    options: {},
    today: '2026-11-20',
    currency: 'AUD',
  },
};
