import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const OTHERS = 4300;

export const otherCommunity: OtherCommunity = {
  things: {
    'quickrec/{accountId}': OTHERS,
    'quickrec/{accountId}/simulation/lines/{lineId}': OTHERS,
    'quickrec/{accountId}/simulation/configuration/business/{businessId}': 201,
    'quickrec/communities/{communityId}': 20,
  },
  insert: async (owner) => {
    await owner.query(
      `insert into app.bank_statement_account (community_id, business_id, id, alias_name, source, status, currency,
         masked_identifier, last_four, simulation_enabled, created_at, updated_at)
       values (20, 201, $2, 'Other community', 'SIMULATION', 'ACTIVE', 'AUD', '....1', '1', true, $1, $1)`,
      [testTime, OTHERS],
    );
    await owner.query(
      `insert into app.simulation_line (community_id, business_id, id, bank_statement_account_id, template_name,
         value_date, amount, currency, expiry_date, created_at, updated_at)
       values (20, 201, $2, $2, 'OSKO', '2026-11-20', 100, 'AUD', '2027-02-18', $1, $1)`,
      [testTime, OTHERS],
    );
    await owner.query(
      `insert into app.simulation_business (community_id, bank_statement_account_id, business_id, added_at)
       values (20, $2, 201, $1)`,
      [testTime, OTHERS],
    );
  },
  // Staff reach every account of the community they work in
  reach: () =>
    Promise.resolve({
      paths: {
        'quickrec/{accountId}': null,
        'quickrec/{accountId}/simulation/lines/{lineId}': null,
        'quickrec/{accountId}/simulation/configuration/business/{businessId}': null,
        'quickrec/communities/{communityId}': null,
      },
    }),
};
