import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { requireBusiness } from '../businesses/offers.ts';
import { implement } from '../../procedures/implement.ts';
import { startExport } from '../../procedures/start-export.ts';
import { paytoAgreementsExport } from './payto-agreements-export.ts';

export const startPayToAgreementExport = implement(contracts.startPayToAgreementExport).mutation(({ ctx, input }) => {
  const { columns, forExcel, ...criteria } = input.body;
  // A file without rows would only puzzle
  const check = () => requireBusiness(ctx.db, criteria.businessId);
  return startExport(ctx, input, paytoAgreementsExport, { query: input.query, criteria, columns, forExcel, check });
});
