/** One picture each in docs/domain.md: what it is called, and which tables it shows. */
export interface Area {
  name: string;
  title: string;
  tables: readonly string[];
}

/** Tables by area. A table that is in none of them is drawn with the engines. */
export const areas: readonly Area[] = [
  {
    name: 'facilities',
    title: 'Communities and businesses',
    tables: [
      'community',
      'community_setting',
      'community_parameter',
      'community_product',
      'community_service',
      'payment_instrument',
      'payment_instrument_parameter',
      'facility_limit',
      'business_group',
      'business',
      'business_product',
      'business_parameter',
      'accepted_account_type',
      'accepted_card',
      'card_surcharge',
      'external_system_client',
      'quickvoice_profile',
    ],
  },
  {
    name: 'customers',
    title: 'Customers, their accounts and schedules',
    tables: [
      'customer',
      'customer_search',
      'customer_word',
      'customer_number_counter',
      'customer_account',
      'payment_token',
      'vault_entry',
      'vault_fingerprint_key',
      'recurring_payment',
      'recurring_occurrence',
      'recurring_exception',
    ],
  },
  {
    name: 'settlement',
    title: 'Settlement accounts',
    tables: [
      'settlement_account',
      'settlement_au_bank',
      'settlement_au_merchant',
      'settlement_tandem_merchant',
      'settlement_nz_bank',
      'settlement_nz_merchant',
      'settlement_payid_biller',
      'settlement_payto_payee',
      'settlement_simulator',
      'payment_term',
      'merchant_choice_routing',
    ],
  },
  {
    name: 'payments',
    title: 'Payments and fraud guard',
    tables: [
      'transaction',
      'batch_entry',
      'payment_batch',
      'payment_batch_group',
      'payment_attempt',
      'refund',
      'fraud_guard_rules',
      'fraud_bin_testing_mode',
      'fraud_decision',
      'fraud_rule_hit',
      'fraud_blacklist',
      'fraud_usual_amount',
      'fraud_bin_alert',
      'fraud_back_test',
      'fraud_back_test_payment',
      'card_bin',
      'ip_data',
    ],
  },
  {
    name: 'payto',
    title: 'PayTo agreements',
    tables: ['payto_agreement', 'payto_payer', 'payto_terms', 'payto_amendment'],
  },
  {
    name: 'reconciliation',
    title: 'Bank statements and matching',
    tables: [
      'bank_statement_account',
      'bank_statement',
      'bank_statement_line',
      'simulation_line',
      'simulation_business',
      'matching_registration',
      'matching_rule',
      'line_allocation',
      'invoice',
    ],
  },
  {
    name: 'people',
    title: 'People and approvals',
    tables: [
      'system_user',
      'user_business',
      'role',
      'role_right',
      'user_role',
      'credential',
      'totp',
      'recovery_code',
      'session',
      'single_use_token',
      'api_key',
      'api_log',
      'proposal',
      'saved_view',
    ],
  },
  {
    name: 'messages',
    title: 'Messages and notices',
    tables: [
      'service_message',
      'webhook_endpoint',
      'event',
      'delivery',
      'delivery_attempt',
      'delivery_lane',
      'notification_template',
      'notification_switch',
      'notification',
    ],
  },
  { name: 'engines', title: 'Engines', tables: [] },
];

/** The tables of an area among those there are; the engines get what no other area claims. */
export function tablesOf(area: Area, all: readonly string[]): string[] {
  if (area.name !== 'engines') return all.filter((table) => area.tables.includes(table));
  const claimed = new Set(areas.flatMap((area) => area.tables));
  return all.filter((table) => !claimed.has(table));
}
