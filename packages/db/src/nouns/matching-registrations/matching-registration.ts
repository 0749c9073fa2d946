import type { RegistrationType } from '@quickportal/contracts/rules/reconciliation/registration-types';
import { sql } from 'kysely';
import { build } from '../../connect/prepared-query.ts';

/** Selects registrations with their business, their sweep account and what keeps them from being deleted. */
export const selectRegistration = () =>
  build
    .selectFrom('app.matching_registration as r')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'r.community_id').onRef('b.id', '=', 'r.business_id'),
    )
    .leftJoin('app.settlement_account as a', (join) =>
      join.onRef('a.community_id', '=', 'r.community_id').onRef('a.id', '=', 'r.sweep_account_id'),
    )
    .select([
      'r.id',
      'r.off_system_bsb as osbsb',
      'r.prefix',
      sql<RegistrationType>`r.registration_type`.as('type'),
      'r.business_id as businessId',
      'b.name as businessName',
      'r.sweep_account_id as sweepAccountId',
      'a.account_alias as sweepAccountName',
      'r.version',
      sql<boolean>`exists (select from app.bank_statement_line l where l.community_id = r.community_id
        and l.business_id = r.business_id and l.off_system_bsb = r.off_system_bsb
        and l.off_system_reference like r.prefix || '%')`.as('hasEntries'),
      // A report that runs by itself shows what its rules matched
      sql<boolean>`exists (select from app.report_schedule s where s.community_id = r.community_id
          and s.report_template in ('BANK_RECONCILIATION_REPORT', 'CASH_APPLIED_FILE'))
        and exists (select from app.matching_rule m join app.line_allocation l
          on l.community_id = m.community_id and l.matching_rule_id = m.id
          where m.community_id = r.community_id and m.matching_registration_id = r.id)`.as('hasSubscriptions'),
      sql<number>`(select count(*)::int from app.matching_rule m where m.community_id = r.community_id
        and m.matching_registration_id = r.id)`.as('rulesCount'),
    ]);

/** A registration as the queries of this folder return it. */
export interface StoredRegistration {
  id: number;
  osbsb: string;
  prefix: string;
  type: RegistrationType;
  businessId: number;
  businessName: string;
  sweepAccountId: number | null;
  sweepAccountName: string | null;
  hasEntries: boolean;
  hasSubscriptions: boolean;
  rulesCount: number;
  version: number;
}
