import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { implement } from '../../procedures/implement.ts';
import { findAlias } from './name-lookup/find-alias.ts';

export const getPayToAgreementPayerAlias = implement(contracts.getPayToAgreementPayerAlias).query(({ ctx, input }) =>
  findAlias(ctx, input.body.payId, input.body.payIdType),
);
