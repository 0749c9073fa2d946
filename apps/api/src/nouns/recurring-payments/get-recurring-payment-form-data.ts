import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { implement } from '../../procedures/implement.ts';
import { scheduleData } from './form-data.ts';

export const getRecurringPaymentFormData = implement(contracts.getRecurringPaymentFormData).query(({ ctx, input }) =>
  scheduleData(ctx, input.params.id),
);
