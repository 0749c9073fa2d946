import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { StatementAccountKey } from '../bank-statement-accounts/get-bank-statement-account.ts';

/** A business that a simulated account feeds. */
export interface SimulationBusiness {
  businessId: number;
  businessName: string;
  businessCode: string;
  communityName: string;
  communityCode: string;
}

const businessesOf = preparedQuery('quickrec.simulationBusinesses', (p: StatementAccountKey) =>
  build
    .selectFrom('app.simulation_business as s')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 's.community_id').onRef('b.id', '=', 's.business_id'),
    )
    .innerJoin('app.community as c', 'c.id', 's.community_id')
    .select(['b.id as businessId', 'b.name as businessName', 'b.code as businessCode'])
    .select(['c.name as communityName', 'c.code as communityCode'])
    .where('s.community_id', '=', p.communityId)
    .where('s.bank_statement_account_id', '=', p.bankStatementAccountId)
    .orderBy('b.name_folded')
    .orderBy('b.id'),
);

/** The businesses that an account feeds, by name. */
export const listSimulationBusinesses = (db: Reader, key: StatementAccountKey): Promise<SimulationBusiness[]> =>
  db.all(businessesOf, key);
