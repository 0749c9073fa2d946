import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { implement } from '../../procedures/implement.ts';
import { newAgreementData } from './new-agreement/new-agreement-data.ts';

export const getPayToAgreementFormData = implement(contracts.getPayToAgreementFormData).query(({ ctx, input }) =>
  newAgreementData(ctx, input.params.customerId),
);
