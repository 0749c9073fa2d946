import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { implement } from '../../procedures/implement.ts';
import { pollExport } from '../../procedures/read-export.ts';
import { paytoAgreementsExport } from './payto-agreements-export.ts';

export const pollPayToAgreementExport = implement(contracts.pollPayToAgreementExport).query(({ ctx, input }) =>
  pollExport(ctx, paytoAgreementsExport, input.query.exportId),
);
