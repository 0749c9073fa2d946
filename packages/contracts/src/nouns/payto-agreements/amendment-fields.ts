import { z } from 'zod';
import { payeeReasonCodes, reasonTexts } from '../../rules/payto/reason-codes.ts';
import { payToAmendmentTypes } from '../../rules/states/payto-agreement.ts';
import { amendmentTypeTexts, statusChanges } from './amendment-types.ts';
import { askedFor, isType } from './fields-of-type.ts';
import { textShape, termShape } from './term-fields.ts';
import { readVersion } from '../../kernel/field-builders.ts';

/** An amendment; which fields count is said by its type. */
export const amendmentShape = {
  amendmentType: z.enum(payToAmendmentTypes).meta({
    title: 'Amendment type',
    description:
      'What is to change. An active agreement allows the first three, a suspended one STATUS_AMENDMENT, a pending one RECALL_PAYTO_AGREEMENT.',
    'x-form': {
      widget: 'radio',
      options: payToAmendmentTypes.map((value) => ({
        value,
        label: amendmentTypeTexts[value].label,
        description: amendmentTypeTexts[value].help,
      })),
    },
  }),
  ...askedFor('UNILATERAL_AMENDMENT', textShape),
  ...askedFor('BILATERAL_AMENDMENT', termShape),
  statusChange: z
    .enum(['SUSPEND', 'RELEASE', 'CANCEL'])
    .optional()
    .meta({
      title: 'Change of status',
      description: 'What is to be done. Only the side that suspended an agreement can release it.',
      'x-form': {
        widget: 'radio',
        options: Object.entries(statusChanges).map(([value, label]) => ({ value, label })),
        visibleWhen: isType('STATUS_AMENDMENT'),
        requiredWhen: isType('STATUS_AMENDMENT'),
      },
    }),
  reasonCode: z
    .enum(payeeReasonCodes)
    .optional()
    .meta({
      title: 'Reason',
      description: 'Why; the payer’s bank is informed.',
      'x-form': {
        widget: 'select',
        options: payeeReasonCodes.map((value) => ({ value, label: reasonTexts[value] })),
        visibleWhen: { all: [isType('STATUS_AMENDMENT'), { field: 'statusChange', in: ['SUSPEND', 'CANCEL'] }] },
        requiredWhen: { all: [isType('STATUS_AMENDMENT'), { field: 'statusChange', in: ['SUSPEND', 'CANCEL'] }] },
      },
    }),
  version: readVersion(),
};
