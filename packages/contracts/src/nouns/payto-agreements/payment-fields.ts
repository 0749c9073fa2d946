import { date } from '../../kernel/primitives.ts';
import { textShape, purposeField, termShape } from './term-fields.ts';

/** Step 2: what is paid. */
export const paymentShape = {
  ...textShape,
  purpose: purposeField,
  startDate: date().meta({
    title: 'Start date',
    description: 'First day of the agreement. It can never be changed.',
    'x-form': { group: 'When', width: 'half' },
    'x-rules': [{ rule: 'dateNotBefore', value: 'today' }],
  }),
  ...termShape,
};
