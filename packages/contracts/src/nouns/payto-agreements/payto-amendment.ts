import { z } from 'zod';
import { statusDisplay, statusField } from '../../kernel/field-builders.ts';
import { id, dateTime } from '../../kernel/primitives.ts';
import { payToAmendmentTypes } from '../../rules/states/payto-agreement.ts';
import { bilateralAmendmentStates } from '../../rules/states/payto-amendment.ts';
import { TermChange } from './term-change.ts';

/** A change to an agreement that waits for the payer, or is over. */
export const PayToAmendment = z
  .strictObject({
    amendmentId: id().meta({ title: 'Amendment ID', description: 'Identifier given by the portal.' }),
    amendmentType: z
      .enum(payToAmendmentTypes)
      .meta({ title: 'Amendment type', description: 'What kind of change it is.' }),
    status: statusField(bilateralAmendmentStates, 'PENDING until the payer or the payer’s bank has decided.'),
    statusDisplay: statusDisplay(bilateralAmendmentStates),
    changes: z.array(TermChange).meta({ title: 'Changes', description: 'What changes, from what to what.' }),
    respondBy: dateTime().nullable().meta({
      title: 'Respond by',
      description: 'Until when the payer can approve; null: no approval is needed. UTC.',
    }),
    submittedAt: dateTime().meta({ title: 'Submitted at', description: 'When it was sent, UTC.' }),
    decidedAt: dateTime().nullable().meta({ title: 'Decided at', description: 'When it was over, UTC.' }),
  })
  .meta({ id: 'PayToAmendment' });
export type PayToAmendment = z.output<typeof PayToAmendment>;
