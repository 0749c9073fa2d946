import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: {
    'transaction-matching/registration/{id}': 4001,
    'transaction-matching/rule/{id}': 4011,
    'transaction-matching/supplier/{id}': 201,
  },
  insert: async (owner) => {
    await owner.query(
      `insert into app.matching_registration (community_id, id, business_id, off_system_bsb, created_at, updated_at)
       values (20, 4001, 201, '082798', $1, $1)`,
      [testTime],
    );
    await owner.query(
      `insert into app.matching_rule (community_id, id, business_id, matching_registration_id, order_number, rule_code,
         rule_name, created_at, updated_at)
       values (20, 4011, 201, 4001, 1, 'MATCH_TO_INVOICE_NUMBER', 'Theirs', $1, $1)`,
      [testTime],
    );
  },
  reach: async ({ owner }) => {
    await owner.query(
      `insert into app.matching_registration (community_id, id, business_id, off_system_bsb, created_at, updated_at)
       values (10, 4101, 101, '082791', $1, $1), (10, 4102, 102, '082792', $1, $1)`,
      [testTime],
    );
    await owner.query(
      `insert into app.matching_rule (community_id, id, business_id, matching_registration_id, order_number, rule_code,
         rule_name, created_at, updated_at)
       values (10, 4111, 101, 4101, 1, 'MATCH_TO_INVOICE_NUMBER', 'Number', $1, $1),
         (10, 4112, 102, 4102, 1, 'MATCH_TO_INVOICE_NUMBER', 'Number', $1, $1)`,
      [testTime],
    );
    return {
      paths: {
        'transaction-matching/registration/{id}': { own: 4102, others: [4101] },
        'transaction-matching/rule/{id}': { own: 4112, others: [4111] },
        'transaction-matching/supplier/{id}': { own: 102, others: [101] },
      },
    };
  },
};
