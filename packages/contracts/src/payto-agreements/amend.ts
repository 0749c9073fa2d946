import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { dateTime } from '../kernel/primitives.ts';
import { payeeReasonCodes, reasonTexts } from '../rules/payto/reason-codes.ts';
import { payToAmendmentTypes } from '../rules/states/payto-agreement.ts';
import { amendmentTypeTexts, statusChanges } from './amendment-types.ts';
import { agreementAudience, changeVersion, oneAgreement } from './call-parts.ts';
import { askedFor, isType } from './fields-of-type.ts';
import { agreementChangeRights } from './payto-agreement-rights.ts';
import { PayToAgreement } from './payto-agreement.ts';
import { TermChange } from './term-change.ts';
import { termGroups, termShape, textShape } from './term-fields.ts';

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
  version: changeVersion,
};

const amending = {
  method: 'PATCH',
  params: oneAgreement(),
  errors: ['state-conflict'],
  audience: agreementAudience,
  rights: { anyOf: agreementChangeRights },
} as const;

export const AmendmentReview = z
  .strictObject({
    amendmentType: amendmentShape.amendmentType,
    changes: z.array(TermChange).meta({ title: 'Changes', description: 'What would change, from what to what.' }),
    payerApproves: z.boolean().meta({
      title: 'Payer approves',
      description: 'Whether the payer has to approve it; otherwise it counts at once.',
    }),
    respondBy: dateTime()
      .nullable()
      .meta({ title: 'Respond by', description: 'Until when the payer could approve if it were sent now. UTC.' }),
  })
  .meta({ id: 'PayToAmendmentReview' });

export const checkPayToAgreementAmendment = contract({
  ...amending,
  kind: 'query',
  name: 'paytoAgreements.checkAmendment',
  path: 'payto-agreements/{token}/confirm',
  body: z.strictObject(amendmentShape).meta({
    id: 'PayToAmendmentCheck',
    'x-form-layout': { title: 'Amend PayTo agreement', submitLabel: 'Next', groups: termGroups },
  }),
  responses: { 200: AmendmentReview },
  current: PayToAgreement,
  summary: 'Check an amendment of a PayTo agreement',
  description: 'Checks an amendment and returns what it would change. Nothing is sent.',
  spec: ['1C032'],
});

export const amendPayToAgreement = contract({
  ...amending,
  kind: 'mutation',
  name: 'paytoAgreements.amend',
  path: 'payto-agreements/{token}/submit',
  body: z.strictObject(amendmentShape).meta({
    id: 'PayToAmendmentSubmission',
    'x-form-layout': { title: 'Amend PayTo agreement', submitLabel: 'Submit amendment', groups: termGroups },
  }),
  responses: { 200: PayToAgreement },
  refusedInViewAs: true,
  summary: 'Amend a PayTo agreement',
  description:
    'Sends an amendment to the payer’s bank. Texts and status change at once. Payment details change when the payer approves, within 7,200 minutes; until then the current ones apply, and a second bilateral amendment returns 409.',
  spec: ['1C033'],
});

export const recallPayToAgreementAmendment = contract({
  ...amending,
  kind: 'mutation',
  method: 'DELETE',
  name: 'paytoAgreements.recallAmendment',
  path: 'payto-agreements/{token}/bilateral-amendment',
  responses: { 200: PayToAgreement },
  refusedInViewAs: true,
  summary: 'Recall the amendment that waits for the payer',
  description: 'Takes back a bilateral amendment that the payer has not decided. The current terms stay.',
});
