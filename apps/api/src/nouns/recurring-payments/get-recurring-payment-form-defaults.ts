import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { implement } from '../../procedures/implement.ts';
import { newScheduleData } from './form-data.ts';

export const getRecurringPaymentFormDefaults = implement(contracts.getRecurringPaymentFormDefaults).query(
  ({ ctx, input }) => newScheduleData(ctx, input.params.id),
);
