// Made from the database by `pnpm --filter @quickportal/db generate`. Do not edit.
import type { ColumnType } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export interface AcceptedAccountTypeTable {
  community_id: number;
  business_id: number;
  account_type: 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ';
  accepted_since: ColumnType<string, string | Date, string | Date>;
}

export interface AcceptedCardTable {
  community_id: number;
  business_id: number;
  card_scheme: 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY';
  funding: 'CREDIT' | 'DEBIT';
  accepted_since: ColumnType<string, string | Date, string | Date>;
}

export interface ApiKeyTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  name: string;
  security_code: 'SECRET' | 'PUBLISHABLE';
  key_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  key_hint: string;
  published_key: ColumnType<string | null, string | null | undefined, string | null>;
  status: ColumnType<'ACTIVE' | 'INACTIVE', 'ACTIVE' | 'INACTIVE' | undefined, 'ACTIVE' | 'INACTIVE'>;
  expires_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created_by: string;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  replaces_id: ColumnType<number | null, number | null | undefined, number | null>;
  end_notice_days: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ApiKeyBusinessTable {
  community_id: number;
  api_key_id: number;
  business_id: number;
}

export interface ApiKeyConfigTable {
  community_id: number;
  check_whitelist: ColumnType<boolean, boolean | undefined, boolean>;
  notification_email: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  log_retention_days: ColumnType<number, number | undefined, number>;
}

export interface ApiKeyUseTable {
  community_id: number;
  api_key_id: ColumnType<number | null, number | null | undefined, number | null>;
  day: string;
  http_method: string;
  path: string;
  ip: string;
  program: string;
  calls: number;
  refused: number;
  last_used_at: ColumnType<string, string | Date, string | Date>;
  certificate_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ApiLogTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  api_key_id: ColumnType<number | null, number | null | undefined, number | null>;
  requested_at: ColumnType<string, string | Date, string | Date>;
  http_method: string;
  request_url: string;
  http_status: number;
  duration_ms: number;
  request_headers: ColumnType<JsonValue, string, string>;
  request_body: ColumnType<string, string | undefined, string>;
  response_headers: ColumnType<JsonValue, string, string>;
  response_body: ColumnType<string, string | undefined, string>;
  ip: ColumnType<string, string | undefined, string>;
  request_id: string;
  operation: ColumnType<string, string | undefined, string>;
  error_type: ColumnType<string | null, string | null | undefined, string | null>;
  request_truncated: ColumnType<boolean, boolean | undefined, boolean>;
  response_truncated: ColumnType<boolean, boolean | undefined, boolean>;
  terms: ColumnType<string, string | undefined, string>;
  certificate_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface AuditEntryTable {
  id: ColumnType<number, number | undefined, number>;
  at: ColumnType<string, string | Date, string | Date>;
  xid: ColumnType<string, string | undefined, string>;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  actor_kind: 'STAFF' | 'FACILITY' | 'API_KEY' | 'JOB' | 'ANONYMOUS';
  actor_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  actor_name: ColumnType<string, string | undefined, string>;
  actor_login_name: ColumnType<string, string | undefined, string>;
  view_as_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  view_as_login_name: ColumnType<string | null, string | null | undefined, string | null>;
  action: string;
  object_type: string;
  object_id: ColumnType<string | null, string | null | undefined, string | null>;
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
  description: string;
  outcome: ColumnType<'SUCCESS' | 'REFUSED' | 'FAILED', 'SUCCESS' | 'REFUSED' | 'FAILED' | undefined, 'SUCCESS' | 'REFUSED' | 'FAILED'>;
  before: ColumnType<JsonValue | null, string | null | undefined, string | null>;
  after: ColumnType<JsonValue | null, string | null | undefined, string | null>;
  ip: ColumnType<string | null, string | null | undefined, string | null>;
  user_agent: ColumnType<string | null, string | null | undefined, string | null>;
  request_id: ColumnType<string | null, string | null | undefined, string | null>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  needed_rights: string[];
}

export interface AuditNumberingTable {
  only_row: ColumnType<boolean, boolean | undefined, boolean>;
  xid_offset: ColumnType<number, number | undefined, number>;
}

export interface AuditSealTable {
  seal_number: number;
  previous_seal_number: ColumnType<number | null, number | null | undefined, number | null>;
  from_xid: string;
  below_xid: string;
  first_entry_number: number;
  last_entry_number: number;
  key_id: string;
  previous_mac: ColumnType<Buffer, Uint8Array, Uint8Array>;
  mac: ColumnType<Buffer, Uint8Array, Uint8Array>;
  sealed_at: ColumnType<string, string | Date, string | Date>;
}

export interface BankFileTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  payment_batch_id: number;
  direction: 'SENT' | 'RETURNED';
  name: string;
  network: 'AU_DIRECT_ENTRY' | 'NZ_DIRECT_DEBIT';
  status: 'WRITTEN' | 'UNKNOWN' | 'ACCEPTED' | 'REJECTED' | 'NOT_RECEIVED' | 'RECEIVED' | 'READ' | 'UNREADABLE';
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  process_on: ColumnType<string | null, string | null | undefined, string | null>;
  storage_key: ColumnType<string | null, string | null | undefined, string | null>;
  sealed_key: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  status_changed_at: ColumnType<string, string | Date, string | Date>;
}

export interface BankStatementTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  bank_statement_account_id: number;
  statement_date: string;
  statement_number: ColumnType<string, string | undefined, string>;
  opening_balance: number;
  closing_balance: number;
  file_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  received_at: ColumnType<string, string | Date, string | Date>;
  currency: 'AUD' | 'NZD';
  bank_statement_file_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface BankStatementAccountTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  alias_name: string;
  source: 'BAI2' | 'NAI' | 'MT940' | 'CAMT053' | 'SIMULATION';
  group_code: ColumnType<string, string | undefined, string>;
  status: 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'CLOSED';
  currency: 'AUD' | 'NZD';
  bsb: ColumnType<string | null, string | null | undefined, string | null>;
  masked_identifier: string;
  last_four: string;
  vault_entry_id: ColumnType<number | null, number | null | undefined, number | null>;
  fingerprint: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  simulation_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  alias_folded: ColumnType<string, never, never>;
}

export interface BankStatementDayTable {
  community_id: number;
  bank_statement_account_id: number;
  day: string;
  business_id: number;
  is_closed: boolean;
  statement_balance: number;
  book_balance: number;
  currency: 'AUD' | 'NZD';
  difference_reason: ColumnType<string, string | undefined, string>;
  closed_by_name: string;
  closed_at: ColumnType<string, string | Date, string | Date>;
  version: ColumnType<number, number | undefined, number>;
}

export interface BankStatementDraftTable {
  community_id: number;
  bank_statement_file_id: number;
  position: number;
  business_id: number;
  bank_statement_account_id: number;
  line_number: number;
  statement_date: string;
  statement_number: string;
  opening_balance: number;
  closing_balance: number;
  currency: 'AUD' | 'NZD';
  line_count: number;
}

export interface BankStatementDraftLineTable {
  community_id: number;
  bank_statement_file_id: number;
  position: number;
  line_order: number;
  value_date: string;
  amount: number;
  tran_code: string;
  bank_reference: string;
  customer_reference: string;
  narrative: string;
  off_system_bsb: ColumnType<string | null, string | null | undefined, string | null>;
  off_system_reference: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface BankStatementFileTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  businesses: ColumnType<string, string | undefined, string>;
  business_ids: ColumnType<number[] | null, number[] | null | undefined, number[] | null>;
  status: ColumnType<'CHECKING' | 'HELD' | 'IMPORTED' | 'REFUSED', 'CHECKING' | 'HELD' | 'IMPORTED' | 'REFUSED' | undefined, 'CHECKING' | 'HELD' | 'IMPORTED' | 'REFUSED'>;
  channel: 'UPLOAD' | 'FOLDER' | 'SIMULATION';
  format: 'MT940' | 'BAI2' | 'NAI' | 'CAMT053' | 'CSV_WESTPAC' | 'CSV_NAB' | 'CSV_COMMBANK';
  file_name: string;
  encoding: string;
  size: number;
  sha256: string;
  storage_key: string;
  bank_statement_account_id: ColumnType<number | null, number | null | undefined, number | null>;
  accepts_gaps: ColumnType<boolean, boolean | undefined, boolean>;
  line_count: ColumnType<number, number | undefined, number>;
  statement_count: ColumnType<number, number | undefined, number>;
  faults: ColumnType<JsonValue, string | undefined, string>;
  uploader_name: string;
  uploaded_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  status_at: ColumnType<string, string | Date, string | Date>;
  content_removed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  unknown_accounts: ColumnType<JsonValue, string | undefined, string>;
}

export interface BankStatementLineTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  bank_statement_account_id: number;
  bank_statement_id: number;
  line_number: number;
  value_date: string;
  amount: number;
  currency: 'AUD' | 'NZD';
  tran_code: ColumnType<string, string | undefined, string>;
  bank_reference: ColumnType<string, string | undefined, string>;
  customer_reference: ColumnType<string, string | undefined, string>;
  narrative: ColumnType<string, string | undefined, string>;
  off_system_bsb: ColumnType<string | null, string | null | undefined, string | null>;
  off_system_reference: ColumnType<string | null, string | null | undefined, string | null>;
  status: ColumnType<'UNMATCHED' | 'PART_MATCHED' | 'MATCHED' | 'EXCLUDED', 'UNMATCHED' | 'PART_MATCHED' | 'MATCHED' | 'EXCLUDED' | undefined, 'UNMATCHED' | 'PART_MATCHED' | 'MATCHED' | 'EXCLUDED'>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  narrative_folded: ColumnType<string, never, never>;
  tried_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  failed_rules: ColumnType<JsonValue | null, string | null | undefined, string | null>;
  note: ColumnType<string, string | undefined, string>;
  exclusion_reason: ColumnType<string, string | undefined, string>;
  excluded_by_name: ColumnType<string, string | undefined, string>;
  excluded_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface BatchEntryTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  transaction_id: number;
  payment_batch_id: number;
  entry_type: 'PRINCIPAL' | 'SURCHARGE';
  amount: number;
  currency: 'AUD' | 'NZD';
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface BillingCodeConfirmationTable {
  community_id: number;
  billing_code: string;
  cis_key: string;
  effective_from: string;
  effective_to: ColumnType<string | null, string | null | undefined, string | null>;
  confirmed_at: ColumnType<string, string | Date, string | Date>;
}

export interface BillingEventTable {
  billing_instrument_id: number;
  event_name: string;
  sold_item_code: string;
  fee_code: string;
}

export interface BillingFacilityTable {
  community_id: number;
  sold_product: string;
  billing_scheme: 'COMMUNITY' | 'BUSINESS' | 'WAIVED';
  billing_code: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface BillingInstrumentTable {
  id: number;
  name: string;
  origin_system_code: string;
  is_default: boolean;
}

export interface BsbBranchTable {
  bsb: string;
  bank: string;
  branch: string;
  suburb: string;
  state: string;
  is_closed: boolean;
  is_electronic: boolean;
  loaded_at: ColumnType<string, string | Date, string | Date>;
}

export interface BusinessTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  kind: 'SUPPLIER' | 'BUYER';
  name: string;
  code: string;
  settlement_currency: 'AUD' | 'NZD';
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<string, string | Date, string | Date>;
  has_payto_product: ColumnType<boolean, boolean | undefined, boolean>;
  group_id: ColumnType<number | null, number | null | undefined, number | null>;
  registered_name: ColumnType<string, string | undefined, string>;
  abn: ColumnType<string | null, string | null | undefined, string | null>;
  nzbn: ColumnType<string | null, string | null | undefined, string | null>;
  merchant_category_code: ColumnType<string | null, string | null | undefined, string | null>;
  contact_name: ColumnType<string, string | undefined, string>;
  contact_email: ColumnType<string, string | undefined, string>;
  contact_phone: ColumnType<string, string | undefined, string>;
  notification_email: ColumnType<string, string | undefined, string>;
  street1: ColumnType<string, string | undefined, string>;
  street2: ColumnType<string, string | undefined, string>;
  city: ColumnType<string, string | undefined, string>;
  state: ColumnType<string, string | undefined, string>;
  postcode: ColumnType<string, string | undefined, string>;
  country: ColumnType<string, string | undefined, string>;
  dual_authorisation: ColumnType<boolean, boolean | undefined, boolean>;
  migrated_to_bankrec_code: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  name_folded: ColumnType<string, never, never>;
  code_folded: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
  card_schemes_version: ColumnType<number, number | undefined, number>;
  settings_version: ColumnType<number, number | undefined, number>;
  details_version: ColumnType<number, number | undefined, number>;
  enablement_version: ColumnType<number, number | undefined, number>;
}

export interface BusinessGroupTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  code: string;
  name: string;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface BusinessParameterTable {
  community_id: number;
  business_id: number;
  code: string;
  value: string;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface BusinessProductTable {
  community_id: number;
  business_id: number;
  product: 'PAYTO' | 'PAYID' | 'QUICKVAULT' | 'RECURRING' | 'TERMINAL';
  enabled_at: ColumnType<string, string | Date, string | Date>;
}

export interface CardBinTable {
  prefix: string;
  country: string;
  loaded_at: ColumnType<string, string | Date, string | Date>;
}

export interface CardSurchargeTable {
  community_id: number;
  business_id: number;
  card_scheme: 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY';
  funding: 'CREDIT' | 'DEBIT';
  effective_from: string;
  rate: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface CertificateTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  authority_id: number;
  serial: ColumnType<Buffer, Uint8Array, Uint8Array>;
  fingerprint: ColumnType<Buffer, Uint8Array, Uint8Array>;
  subject: string;
  issuer: string;
  signature_algorithm: 'SHA256withRSA' | 'SHA256withECDSA';
  file_sealed: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: ColumnType<string, string | Date, string | Date>;
  disabled_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  end_notice_days: ColumnType<number | null, number | null | undefined, number | null>;
  last_used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created_by: string;
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface CertificateAuthorityTable {
  id: ColumnType<number, number | undefined, number>;
  key_type: 'EC' | 'RSA';
  subject: string;
  certificate: ColumnType<Buffer, Uint8Array, Uint8Array>;
  private_key_sealed: string;
  expires_at: ColumnType<string, string | Date, string | Date>;
  crl: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  crl_number: ColumnType<number, number | undefined, number>;
  crl_issued_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  crl_next_update: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  crl_alarm_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface CertificateConfigTable {
  community_id: number;
  technology: 'JAVA' | 'JAVA_LEGACY' | 'DOT_NET' | 'COM' | 'NODE' | 'PHP' | 'PYTHON' | 'OTHER';
  notification_email: string;
  version: number;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface CertificateSerialTable {
  authority_id: number;
  serial: ColumnType<Buffer, Uint8Array, Uint8Array>;
}

export interface ClockTable {
  only_row: ColumnType<boolean, boolean | undefined, boolean>;
  offset_ms: ColumnType<number, number | undefined, number>;
  demo_seeded: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface ClosedSettlementDayTable {
  community_id: number;
  settlement_date: string;
  closed_at: ColumnType<string, string | Date, string | Date>;
}

export interface CommunityTable {
  id: ColumnType<number, number | undefined, number>;
  name: string;
  code: string;
  time_zone: string;
  currency: 'AUD' | 'NZD';
  country: 'AU' | 'NZ';
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<string, string | Date, string | Date>;
  short_name: ColumnType<string, string | undefined, string>;
  group_code: ColumnType<string, string | undefined, string>;
  enquiry_manager_name: ColumnType<string, string | undefined, string>;
  enquiry_manager_email: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  decommissioned_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  former_time_zones: ColumnType<JsonValue, string | undefined, string>;
  is_sandbox: ColumnType<boolean, boolean | undefined, boolean>;
  name_folded: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}

export interface CommunityBillingInstrumentTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  billing_instrument_id: number;
  added_at: ColumnType<string, string | Date, string | Date>;
}

export interface CommunityParameterTable {
  community_id: number;
  code: string;
  value: string;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface CommunityProductTable {
  community_id: number;
  product: 'PAYTO' | 'PAYID' | 'QUICKVAULT' | 'RESTAPI' | 'WEBHOOKS' | 'QUICKTERMINAL' | 'QUICKBATCH' | 'QUICKBILLS' | 'NOTIFICATIONS';
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  web: ColumnType<boolean, boolean | undefined, boolean>;
  quick_connect: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface CommunityServiceTable {
  community_id: number;
  code: string;
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface CommunitySettingTable {
  community_id: number;
  supplier_label_singular: ColumnType<string, string | undefined, string>;
  supplier_label_plural: ColumnType<string, string | undefined, string>;
  buyer_label_singular: ColumnType<string, string | undefined, string>;
  buyer_label_plural: ColumnType<string, string | undefined, string>;
  retry_enabled: ColumnType<boolean, boolean | undefined, boolean>;
  retry_days: ColumnType<number, number | undefined, number>;
  retry_attempts: ColumnType<number, number | undefined, number>;
  unusually_large_amount: ColumnType<number | null, number | null | undefined, number | null>;
  payto_partial_refunds: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  refund_approval_above: ColumnType<number | null, number | null | undefined, number | null>;
  reply_to_email: ColumnType<string, string | undefined, string>;
  settings_need_second_person: ColumnType<boolean, boolean | undefined, boolean>;
  transactions_version: ColumnType<number, number | undefined, number>;
  retry_version: ColumnType<number, number | undefined, number>;
  transaction_export_columns: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  transaction_export_version: ColumnType<number, number | undefined, number>;
  general_version: ColumnType<number, number | undefined, number>;
  customer_notices_version: ColumnType<number, number | undefined, number>;
  labels_version: ColumnType<number, number | undefined, number>;
  business_notices: ColumnType<JsonValue, string | undefined, string>;
  business_notices_version: ColumnType<number, number | undefined, number>;
}

export interface ConnectionDetailTable {
  community_id: number;
  customer_username: string;
  customer_password_sealed: string;
  handoff_key_sealed: string;
  handoff_key_length: number;
  former_handoff_key_sealed: ColumnType<string | null, string | null | undefined, string | null>;
  former_handoff_key_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface CredentialTable {
  user_id: number;
  password_hash: string;
  must_change: ColumnType<boolean, boolean | undefined, boolean>;
  failed_count: ColumnType<number, number | undefined, number>;
  locked_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  changed_at: ColumnType<string, string | Date, string | Date>;
  password_history: ColumnType<string[], string[] | undefined, string[]>;
  expires_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface CustomReportTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  code: string;
  name: string;
  source: 'TRANSACTIONS' | 'CUSTOMERS';
  frequency: 'DAY' | 'MONTH';
  columns: string[];
  statuses: ColumnType<string[], string[] | undefined, string[]>;
  sort_column: string;
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  version: ColumnType<number, number | undefined, number>;
}

export interface CustomerTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  customer_number: string;
  customer_name: string;
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  street1: ColumnType<string, string | undefined, string>;
  street2: ColumnType<string, string | undefined, string>;
  street3: ColumnType<string, string | undefined, string>;
  city: ColumnType<string, string | undefined, string>;
  state: ColumnType<'' | 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA' | 'OUTSIDE_AUSTRALIA', '' | 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA' | 'OUTSIDE_AUSTRALIA' | undefined, '' | 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA' | 'OUTSIDE_AUSTRALIA'>;
  postcode: ColumnType<string, string | undefined, string>;
  country: ColumnType<string, string | undefined, string>;
  email: ColumnType<string, string | undefined, string>;
  receives_email: ColumnType<boolean, boolean | undefined, boolean>;
  receives_sms: ColumnType<boolean, boolean | undefined, boolean>;
  phone_number: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  disabled_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  name_folded: ColumnType<string, never, never>;
  number_folded: ColumnType<string, never, never>;
  email_folded: ColumnType<string, never, never>;
  phone_digits: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
  number_key: ColumnType<string, never, never>;
}

export interface CustomerAccountTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  customer_id: number;
  account_type: 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ';
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  default_account: ColumnType<boolean, boolean | undefined, boolean>;
  display_name: string;
  disabled_with_customer_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  account_token: ColumnType<string, string | undefined, string>;
  tokenised: ColumnType<boolean, boolean | undefined, boolean>;
  holder_name: ColumnType<string, string | undefined, string>;
  card_scheme: ColumnType<'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null | undefined, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null>;
  card_type: ColumnType<'CREDIT' | 'DEBIT' | 'PREPAID' | null, 'CREDIT' | 'DEBIT' | 'PREPAID' | null | undefined, 'CREDIT' | 'DEBIT' | 'PREPAID' | null>;
  masked_number: ColumnType<string | null, string | null | undefined, string | null>;
  last_four: ColumnType<string | null, string | null | undefined, string | null>;
  expiry_month: ColumnType<number | null, number | null | undefined, number | null>;
  expiry_year: ColumnType<number | null, number | null | undefined, number | null>;
  bsb: ColumnType<string | null, string | null | undefined, string | null>;
  nz_bank_code: ColumnType<string | null, string | null | undefined, string | null>;
  nz_branch_code: ColumnType<string | null, string | null | undefined, string | null>;
  vault_entry_id: ColumnType<number | null, number | null | undefined, number | null>;
  fingerprint: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
}

export interface CustomerNumberCounterTable {
  community_id: number;
  business_id: number;
  last_number: number;
}

export interface CustomerSearchTable {
  community_id: number;
  customer_id: number;
  business_id: number;
  created_at: ColumnType<string, string | Date, string | Date>;
  enabled: boolean;
  name_folded: string;
  search: string;
}

export interface CustomerWordTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  word: string;
}

export interface DeliveryTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  endpoint_id: number;
  event_id: number;
  status: ColumnType<'QUEUED' | 'RETRYING' | 'DELIVERED' | 'FAILED' | 'CANCELLED', 'QUEUED' | 'RETRYING' | 'DELIVERED' | 'FAILED' | 'CANCELLED' | undefined, 'QUEUED' | 'RETRYING' | 'DELIVERED' | 'FAILED' | 'CANCELLED'>;
  replay_of: ColumnType<number | null, number | null | undefined, number | null>;
  attempts: ColumnType<number, number | undefined, number>;
  last_attempt_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_status: ColumnType<number | null, number | null | undefined, number | null>;
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  finished_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  replay_id: ColumnType<number | null, number | null | undefined, number | null>;
  object_key: string;
  due_at: ColumnType<string, string | Date, string | Date>;
}

export interface DeliveryAttemptTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  delivery_id: number;
  attempted_at: ColumnType<string, string | Date, string | Date>;
  duration_ms: number;
  status: ColumnType<number | null, number | null | undefined, number | null>;
  error: ColumnType<string | null, string | null | undefined, string | null>;
  response_body: ColumnType<string, string | undefined, string>;
}

export interface DeliveryLaneTable {
  community_id: number;
  endpoint_id: number;
  lease_token: ColumnType<string | null, string | null | undefined, string | null>;
  leased_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  retry_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  failing_since: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  failures: ColumnType<number, number | undefined, number>;
  last_success_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  last_failure_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  dead_noticed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  send_limit: ColumnType<number, number | undefined, number>;
}

export interface DomainWhitelistTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  url: string;
  description: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface DueJobTable {
  id: ColumnType<number, number | undefined, number>;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: string;
  object_id: number;
  time_zone: string;
  due_at: ColumnType<string, string | Date, string | Date>;
}

export interface EventTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  key: string;
  type: string;
  object_type: string;
  object_id: string;
  body: string;
  occurred_at: ColumnType<string, string | Date, string | Date>;
  needed_rights: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  request_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ExpectedRevenueTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  fee_type: 'ESTAB' | 'MONTHLY';
  sold_product: string;
  sold_item: string;
  first_month: string;
  last_month: ColumnType<string | null, string | null | undefined, string | null>;
  created_on: string;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface ExpectedRevenueAmountTable {
  community_id: number;
  expected_revenue_id: number;
  from_month: string;
  amount: number;
  currency: ColumnType<string, string | undefined, string>;
}

export interface ExportTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  owner_user_id: number;
  kind: string;
  title: string;
  criteria: ColumnType<JsonValue, string, string>;
  filters: string;
  columns: string[];
  columns_version: number;
  byte_order_mark: ColumnType<boolean, boolean | undefined, boolean>;
  business_ids: ColumnType<number[] | null, number[] | null | undefined, number[] | null>;
  time_zone: string;
  request_hash: string;
  status: ColumnType<'QUEUED' | 'RUNNING' | 'READY' | 'FAILED' | 'CANCELLED' | 'EXPIRED', 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | undefined, 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED' | 'CANCELLED' | 'EXPIRED'>;
  attempts: ColumnType<number, number | undefined, number>;
  rows_total: ColumnType<number | null, number | null | undefined, number | null>;
  rows_done: ColumnType<number, number | undefined, number>;
  file_name: string;
  size_bytes: ColumnType<number | null, number | null | undefined, number | null>;
  sha256: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  finished_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  expires_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  format: ColumnType<'csv' | 'xlsx', 'csv' | 'xlsx' | undefined, 'csv' | 'xlsx'>;
}

export interface ExternalSystemClientTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  system_code: string;
  client_code: string;
  created_at: ColumnType<string, string | Date, string | Date>;
  search: ColumnType<string, never, never>;
}

export interface FacilityLimitTable {
  community_id: number;
  currency: 'AUD' | 'NZD';
  minimum_amount: number;
  maximum_amount: number;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface FraudBackTestTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  owner_user_id: number;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  business_ids: ColumnType<number[] | null, number[] | null | undefined, number[] | null>;
  rules: ColumnType<JsonValue, string, string>;
  time_zone: string;
  status: ColumnType<'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED', 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED' | undefined, 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED'>;
  attempts: ColumnType<number, number | undefined, number>;
  progress: ColumnType<number, number | undefined, number>;
  result: ColumnType<JsonValue | null, string | null | undefined, string | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  ended_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  expires_at: ColumnType<string, string | Date, string | Date>;
}

export interface FraudBackTestPaymentTable {
  community_id: number;
  fraud_back_test_id: number;
  transaction_id: number;
  business_id: number;
  rules: string[];
  outcome: 'REFUNDED' | 'DISHONOURED' | 'DECLINED' | 'HELD' | 'OPEN' | 'GOOD';
  is_added: boolean;
}

export interface FraudBinAlertTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  bin: string;
  attempts: number;
  declined: number;
  cards: number;
  detected_at: ColumnType<string, string | Date, string | Date>;
  ends_at: ColumnType<string, string | Date, string | Date>;
}

export interface FraudBinTestingModeTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  mode: 'OFF' | 'ALERT_ONLY' | 'ALERT_AND_BLACKLIST';
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface FraudBlacklistTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  kind: 'CARD' | 'IP_ADDRESS';
  fingerprint: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  masked_number: ColumnType<string | null, string | null | undefined, string | null>;
  ip_address: ColumnType<string | null, string | null | undefined, string | null>;
  fraud_decision_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  expires_at: ColumnType<string, string | Date, string | Date>;
}

export interface FraudDecisionTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  transaction_id: number;
  rules_version: number;
  mode: 'ACTIVE' | 'PASSIVE';
  status: 'PASSED' | 'REPORTED' | 'SUSPENDED' | 'RELEASED' | 'DECLINED' | 'CANCELLED';
  decided_at: ColumnType<string, string | Date, string | Date>;
  reviewed_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  reviewed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  comment: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
}

export interface FraudGuardRulesTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  mode: ColumnType<'ACTIVE' | 'PASSIVE', 'ACTIVE' | 'PASSIVE' | undefined, 'ACTIVE' | 'PASSIVE'>;
  bin_testing_code: ColumnType<'ALERT_ONLY' | 'ALERT_AND_BLACKLIST' | 'OFF', 'ALERT_ONLY' | 'ALERT_AND_BLACKLIST' | 'OFF' | undefined, 'ALERT_ONLY' | 'ALERT_AND_BLACKLIST' | 'OFF'>;
  card_pan: ColumnType<boolean, boolean | undefined, boolean>;
  card_pan_count: ColumnType<number, number | undefined, number>;
  card_pan_time: ColumnType<number, number | undefined, number>;
  ip_address: ColumnType<boolean, boolean | undefined, boolean>;
  ip_address_count: ColumnType<number, number | undefined, number>;
  ip_address_time: ColumnType<number, number | undefined, number>;
  bank_countries: ColumnType<boolean, boolean | undefined, boolean>;
  bank_countries_type: ColumnType<'BLACKLISTED' | 'ALLOWED', 'BLACKLISTED' | 'ALLOWED' | undefined, 'BLACKLISTED' | 'ALLOWED'>;
  bank_countries_list: ColumnType<string[], string[] | undefined, string[]>;
  high_risk_ip_country: ColumnType<boolean, boolean | undefined, boolean>;
  customer_countries: ColumnType<boolean, boolean | undefined, boolean>;
  customer_countries_type: ColumnType<'BLACKLISTED' | 'ALLOWED', 'BLACKLISTED' | 'ALLOWED' | undefined, 'BLACKLISTED' | 'ALLOWED'>;
  customer_countries_list: ColumnType<string[], string[] | undefined, string[]>;
  ip_bin_country_mismatch: ColumnType<boolean, boolean | undefined, boolean>;
  anonymous_ip_proxy: ColumnType<boolean, boolean | undefined, boolean>;
  unusually_large_amount: ColumnType<boolean, boolean | undefined, boolean>;
  velocity_check: ColumnType<boolean, boolean | undefined, boolean>;
  velocity_check_limit: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  shadow_rules: ColumnType<string[], string[] | undefined, string[]>;
  unusually_large_amount_limit: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface FraudRuleHitTable {
  community_id: number;
  fraud_decision_id: number;
  business_id: number;
  rule_code: 'CARD_PAN' | 'IP_ADDRESS' | 'BANK_COUNTRIES' | 'HIGH_RISK_IP_COUNTRY' | 'CUSTOMER_COUNTRIES' | 'IP_BIN_COUNTRY_MISMATCH' | 'ANONYMOUS_IP_PROXY' | 'UNUSUALLY_LARGE_AMOUNT' | 'VELOCITY_CHECK' | 'BIN_TESTING' | 'BLACKLIST';
  compared: ColumnType<JsonValue, string | undefined, string>;
  is_shadow: ColumnType<boolean, boolean | undefined, boolean>;
  decided_at: ColumnType<string, string | Date, string | Date>;
}

export interface FraudUsualAmountTable {
  community_id: number;
  currency: 'AUD' | 'NZD';
  percentile_99: number;
  samples: number;
  computed_at: ColumnType<string, string | Date, string | Date>;
}

export interface GatewayNotificationTable {
  notification_id: string;
  kind: 'payment' | 'bank-file' | 'agreement' | 'amendment';
  body: ColumnType<JsonValue, string, string>;
  received_at: ColumnType<string, string | Date, string | Date>;
  times_received: ColumnType<number, number | undefined, number>;
  handled_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface HandOffTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  hand_off_key: string;
  nonce: string;
  signed_by_version: number;
  principal_amount: number;
  currency: 'AUD' | 'NZD';
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
  customer_reference_number: string;
  payment_reference_number: string;
  return_url: string;
  cancel_url: string;
  single_use_token_id: ColumnType<string | null, string | null | undefined, string | null>;
  cards_entered: ColumnType<number, number | undefined, number>;
  opened_at: ColumnType<string, string | Date, string | Date>;
  expires_at: ColumnType<string, string | Date, string | Date>;
  cancelled_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface HandOffPaymentTable {
  community_id: number;
  transaction_id: number;
  business_id: number;
  hand_off_id: number;
  vault_entry_id: ColumnType<number | null, number | null | undefined, number | null>;
  expiry_month: number;
  expiry_year: number;
}

export interface IdempotencyKeyTable {
  id: ColumnType<number, number | undefined, number>;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  scope: string;
  call: string;
  key: string;
  request_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  state: ColumnType<'STARTED' | 'DONE', 'STARTED' | 'DONE' | undefined, 'STARTED' | 'DONE'>;
  status: ColumnType<number | null, number | null | undefined, number | null>;
  headers: ColumnType<JsonValue | null, string | null | undefined, string | null>;
  body: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  expires_at: ColumnType<string, string | Date, string | Date>;
}

export interface InvoiceTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  buyer_business_id: ColumnType<number | null, number | null | undefined, number | null>;
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
  invoice_number: string;
  description: ColumnType<string, string | undefined, string>;
  status: 'OPEN' | 'PART_PAID' | 'PAID' | 'OVERPAID' | 'CANCELLED';
  amount: number;
  amount_paid: ColumnType<number, number | undefined, number>;
  currency: 'AUD' | 'NZD';
  issue_date: string;
  due_date: string;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  search: ColumnType<string, never, never>;
  number_key: ColumnType<string, never, never>;
  remaining: ColumnType<number, never, never>;
}

export interface IpDataTable {
  kind: 'COUNTRIES' | 'PROXIES';
  content: ColumnType<Buffer, Uint8Array, Uint8Array>;
  sha256: string;
  networks: number;
  built_at: ColumnType<string, string | Date, string | Date>;
  loaded_at: ColumnType<string, string | Date, string | Date>;
}

export interface IpWhitelistTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  network: string;
  description: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface LineAllocationTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  bank_statement_line_id: number;
  matching_rule_id: ColumnType<number | null, number | null | undefined, number | null>;
  transaction_id: ColumnType<number | null, number | null | undefined, number | null>;
  invoice_id: ColumnType<number | null, number | null | undefined, number | null>;
  amount: number;
  allocated_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  allocated_at: ColumnType<string, string | Date, string | Date>;
  currency: 'AUD' | 'NZD';
  allocated_by_name: ColumnType<string, string | undefined, string>;
}

export interface LinkedMerchantTable {
  community_id: number;
  business_id: number;
  settlement_account_id: number;
  kind: ColumnType<string, string | undefined, string>;
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface MailMessageTable {
  id: ColumnType<number, number | undefined, number>;
  from_address: string;
  to_address: string;
  to_folded: ColumnType<string, never, never>;
  subject: string;
  received_at: ColumnType<string, string | Date, string | Date>;
  sealed: string;
}

export interface MatchingRegistrationTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  registration_type: ColumnType<'OFF_SYSTEM' | 'PRODUCT_OWNED', 'OFF_SYSTEM' | 'PRODUCT_OWNED' | undefined, 'OFF_SYSTEM' | 'PRODUCT_OWNED'>;
  off_system_bsb: string;
  prefix: ColumnType<string, string | undefined, string>;
  sweep_account_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface MatchingRuleTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  matching_registration_id: number;
  order_number: number;
  rule_code: string;
  rule_name: string;
  rule_description: ColumnType<string, string | undefined, string>;
  status: ColumnType<'ENABLED' | 'PAUSED', 'ENABLED' | 'PAUSED' | undefined, 'ENABLED' | 'PAUSED'>;
  parameters: ColumnType<JsonValue, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface MerchantChoiceRoutingTable {
  community_id: number;
  settlement_account_id: number;
  business_id: number;
  mastercard_rule: ColumnType<'THRESHOLD_AND_ABOVE' | 'THRESHOLD_AND_BELOW' | 'ALL' | 'NONE', 'THRESHOLD_AND_ABOVE' | 'THRESHOLD_AND_BELOW' | 'ALL' | 'NONE' | undefined, 'THRESHOLD_AND_ABOVE' | 'THRESHOLD_AND_BELOW' | 'ALL' | 'NONE'>;
  mastercard_threshold: ColumnType<number | null, number | null | undefined, number | null>;
  visa_rule: ColumnType<'THRESHOLD_AND_ABOVE' | 'THRESHOLD_AND_BELOW' | 'ALL' | 'NONE', 'THRESHOLD_AND_ABOVE' | 'THRESHOLD_AND_BELOW' | 'ALL' | 'NONE' | undefined, 'THRESHOLD_AND_ABOVE' | 'THRESHOLD_AND_BELOW' | 'ALL' | 'NONE'>;
  visa_threshold: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  currency: 'AUD' | 'NZD';
}

export interface NameLookupTable {
  id: ColumnType<number, number | undefined, number>;
  subject: string;
  kind: 'LOOKUP' | 'ALARM';
  looked_up_at: ColumnType<string, string | Date, string | Date>;
}

export interface NotificationTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  key: string;
  kind: string;
  channel: ColumnType<'EMAIL' | 'SMS', 'EMAIL' | 'SMS' | undefined, 'EMAIL' | 'SMS'>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
  user_id: ColumnType<number | null, number | null | undefined, number | null>;
  recipient: string;
  subject: string;
  status: 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'SUPPRESSED';
  reason: ColumnType<string, string | undefined, string>;
  attempts: ColumnType<number, number | undefined, number>;
  sending_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  finished_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface NotificationSwitchTable {
  id: ColumnType<number, number | undefined, number>;
  community_id: number;
  kind: string;
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
  enabled: boolean;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface NotificationTemplateTable {
  community_id: number;
  kind: string;
  channel: ColumnType<'EMAIL' | 'SMS', 'EMAIL' | 'SMS' | undefined, 'EMAIL' | 'SMS'>;
  subject: string;
  body: string;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface OutboxTable {
  id: ColumnType<number, number | undefined, number>;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  topic: string;
  payload: ColumnType<JsonValue, string, string>;
  available_at: ColumnType<string, string | Date, string | Date>;
  queue: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface PaymentAttemptTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  transaction_id: number;
  attempt_number: number;
  kind: 'PAYMENT' | 'REFUND' | 'VOID';
  gateway: string;
  instruction_id: string;
  status: 'IN_FLIGHT' | 'UNKNOWN' | 'ACCEPTED' | 'APPROVED' | 'DECLINED' | 'NOT_RECEIVED';
  summary_code: ColumnType<number | null, number | null | undefined, number | null>;
  response_code: ColumnType<string | null, string | null | undefined, string | null>;
  response_text: ColumnType<string, string | undefined, string>;
  gateway_reference: ColumnType<string | null, string | null | undefined, string | null>;
  request: ColumnType<string | null, string | null | undefined, string | null>;
  response: ColumnType<string | null, string | null | undefined, string | null>;
  sent_at: ColumnType<string, string | Date, string | Date>;
  answered_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  requeries: ColumnType<number, number | undefined, number>;
  next_requery_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  idempotency_key_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface PaymentBatchTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  payment_batch_group_id: number;
  business_id: number;
  settlement_account_id: ColumnType<number | null, number | null | undefined, number | null>;
  payment_method: 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ' | 'PAYTO' | 'PAYID';
  currency: 'AUD' | 'NZD';
  status: 'OPEN' | 'CLOSED' | 'SETTLED';
  settlement_date: string;
  entry_count: ColumnType<number | null, number | null | undefined, number | null>;
  total_amount: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  closed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  closes_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  instruction_id: ColumnType<string | null, string | null | undefined, string | null>;
  submitted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  next_query_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface PaymentBatchGroupTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  source: 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH' | 'ONLINE' | 'PHONE' | 'ECOMMERCE' | 'BACK_OFFICE';
  uploaded_file_id: ColumnType<number | null, number | null | undefined, number | null>;
  status: 'OPEN' | 'CLOSED' | 'SETTLED';
  settlement_date: string;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  closed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface PaymentFileLineTable {
  community_id: number;
  uploaded_file_id: number;
  line_number: number;
  businesses: string;
  status: 'READY' | 'WRONG' | 'DUPLICATE' | 'LEFT_OUT' | 'TAKEN' | 'REFUSED';
  entered: ColumnType<JsonValue, string, string>;
  findings: ColumnType<JsonValue, string | undefined, string>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
  customer_name: ColumnType<string, string | undefined, string>;
  customer_account_id: ColumnType<number | null, number | null | undefined, number | null>;
  payment_method: ColumnType<'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ' | 'PAYTO' | 'PAYID' | null, 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ' | 'PAYTO' | 'PAYID' | null | undefined, 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ' | 'PAYTO' | 'PAYID' | null>;
  currency: ColumnType<'AUD' | 'NZD' | null, 'AUD' | 'NZD' | null | undefined, 'AUD' | 'NZD' | null>;
  principal: ColumnType<number | null, number | null | undefined, number | null>;
  surcharge: ColumnType<number | null, number | null | undefined, number | null>;
  content_key: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  same_line_number: ColumnType<number | null, number | null | undefined, number | null>;
  same_receipt_number: ColumnType<string | null, string | null | undefined, string | null>;
  transaction_id: ColumnType<number | null, number | null | undefined, number | null>;
  lost_payments: ColumnType<number, number | undefined, number>;
}

export interface PaymentInstrumentTable {
  community_id: number;
  code: 'CREDIT_CARD' | 'TANDEM' | 'MPGS' | 'DIRECT_ENTRY' | 'NZ_TRUST_DIRECT' | 'NZ_DIRECT_CREDIT' | 'PAYTO' | 'PAYID' | 'SIMULATOR';
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface PaymentInstrumentParameterTable {
  community_id: number;
  instrument_code: string;
  code: string;
  value: string;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface PaymentTermTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  settlement_account_id: number;
  instrument_code: string;
  product: 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH' | 'ONLINE' | 'PHONE' | 'PAYTO' | 'PAYID';
  card_scheme: ColumnType<'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null | undefined, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface PaymentTokenTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  single_use_token_id: string;
  account_type: 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ';
  status: ColumnType<'ACTIVE' | 'USED' | 'EXPIRED', 'ACTIVE' | 'USED' | 'EXPIRED' | undefined, 'ACTIVE' | 'USED' | 'EXPIRED'>;
  holder_name: ColumnType<string, string | undefined, string>;
  card_scheme: ColumnType<'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null | undefined, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null>;
  masked_number: string;
  expiry_month: ColumnType<number | null, number | null | undefined, number | null>;
  expiry_year: ColumnType<number | null, number | null | undefined, number | null>;
  bsb: ColumnType<string | null, string | null | undefined, string | null>;
  vault_entry_id: ColumnType<number | null, number | null | undefined, number | null>;
  fingerprint: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  expires_at: ColumnType<string, string | Date, string | Date>;
  used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  used_for: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface PaytoAgreementTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
  settlement_account_id: number;
  agreement_token: string;
  status: 'PROCESSING' | 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'REJECTED';
  status_by: 'PAYEE' | 'PAYER' | 'SYSTEM';
  status_reason_code: ColumnType<string | null, string | null | undefined, string | null>;
  status_changed_at: ColumnType<string, string | Date, string | Date>;
  creation_type: ColumnType<'AUTHORISED' | 'MIGRATED_DDR', 'AUTHORISED' | 'MIGRATED_DDR' | undefined, 'AUTHORISED' | 'MIGRATED_DDR'>;
  purpose: 'MORTGAGE' | 'UTILITY' | 'LOAN' | 'DEPENDANT_SUPPORT' | 'GAMBLING' | 'RETAIL' | 'SALARY' | 'PERSONAL' | 'GOVERNMENT' | 'PENSION' | 'TAX' | 'OTHER';
  description: string;
  short_description: ColumnType<string, string | undefined, string>;
  payee_reference: ColumnType<string, string | undefined, string>;
  start_date: string;
  respond_by: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  submitted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  failed_payments: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  next_query_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  queries: ColumnType<number, number | undefined, number>;
}

export interface PaytoAmendmentTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  agreement_id: number;
  amendment_type: 'UNILATERAL_AMENDMENT' | 'BILATERAL_AMENDMENT' | 'STATUS_AMENDMENT' | 'RECALL_PAYTO_AGREEMENT';
  status: 'PENDING' | 'COMPLETED' | 'DECLINED' | 'RECALLED' | 'TIMEDOUT';
  changes: ColumnType<JsonValue, string | undefined, string>;
  reason_code: ColumnType<string | null, string | null | undefined, string | null>;
  requested_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  respond_by: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  submitted_at: ColumnType<string, string | Date, string | Date>;
  decided_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  next_query_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  queries: ColumnType<number, number | undefined, number>;
}

export interface PaytoEcommercePaymentTable {
  community_id: number;
  agreement_id: number;
  business_id: number;
  status: 'WAITING' | 'TAKEN' | 'REFUSED' | 'CANCELLED';
  source: 'TERMINAL' | 'RESTAPI';
  customer_reference_number: ColumnType<string, string | undefined, string>;
  payment_reference_number: ColumnType<string, string | undefined, string>;
  requested_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  attempts: ColumnType<number, number | undefined, number>;
  transaction_id: ColumnType<number | null, number | null | undefined, number | null>;
  refusal: ColumnType<string, string | undefined, string>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
}

export interface PaytoEventTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  agreement_id: number;
  kind: 'SUBMITTED' | 'DELIVERED' | 'APPROVED' | 'DECLINED' | 'REFUSED' | 'RECALLED' | 'LAPSED' | 'SUSPENDED' | 'RELEASED' | 'CANCELLED' | 'ENDED' | 'FINAL_PAYMENT';
  side: 'PAYEE' | 'PAYER' | 'SYSTEM';
  reason_code: ColumnType<string | null, string | null | undefined, string | null>;
  user_id: ColumnType<number | null, number | null | undefined, number | null>;
  happened_at: ColumnType<string, string | Date, string | Date>;
}

export interface PaytoMigrationTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'CANCELLED';
  schedule_statuses: string[];
  amount_from: ColumnType<number | null, number | null | undefined, number | null>;
  amount_to: ColumnType<number | null, number | null | undefined, number | null>;
  currency: ColumnType<string, string | undefined, string>;
  agreements_per_hour: number;
  next_batch_at: ColumnType<string, string | Date, string | Date>;
  started_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  ended_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface PaytoMigrationScheduleTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  migration_id: number;
  recurring_payment_id: number;
  agreement_id: ColumnType<number | null, number | null | undefined, number | null>;
  outcome: 'WAITING' | 'SENT' | 'MOVED' | 'KEPT' | 'SKIPPED';
  reason: ColumnType<string, string | undefined, string>;
  checked_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  sent_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  decided_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface PaytoPayerTable {
  community_id: number;
  agreement_id: number;
  business_id: number;
  payer_type: 'PERSON' | 'ORGANISATION';
  payer_name: string;
  payer_reference: ColumnType<string, string | undefined, string>;
  bsb: ColumnType<string | null, string | null | undefined, string | null>;
  masked_account_number: ColumnType<string | null, string | null | undefined, string | null>;
  pay_id_type: ColumnType<'AUBN' | 'TELI' | 'EMAL' | 'ORGN' | null, 'AUBN' | 'TELI' | 'EMAL' | 'ORGN' | null | undefined, 'AUBN' | 'TELI' | 'EMAL' | 'ORGN' | null>;
  masked_pay_id: ColumnType<string | null, string | null | undefined, string | null>;
  vault_entry_id: ColumnType<number | null, number | null | undefined, number | null>;
  fingerprint: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  name_folded: ColumnType<string, never, never>;
  pay_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface PaytoTermsTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  agreement_id: number;
  amendment_id: ColumnType<number | null, number | null | undefined, number | null>;
  state: 'PROPOSED' | 'IN_FORCE' | 'REPLACED' | 'DISCARDED';
  agreement_type: 'FIXED' | 'VARIABLE' | 'USAGE' | 'BALLOON';
  frequency: 'AD_HOC' | 'INTRA_DAY' | 'DAILY' | 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY' | 'QUARTERLY' | 'HALF_YEARLY' | 'YEARLY';
  currency: ColumnType<string, string | undefined, string>;
  payment_amount: ColumnType<number | null, number | null | undefined, number | null>;
  maximum_payment_amount: ColumnType<number | null, number | null | undefined, number | null>;
  first_payment_amount: ColumnType<number | null, number | null | undefined, number | null>;
  last_payment_amount: ColumnType<number | null, number | null | undefined, number | null>;
  first_payment_due: ColumnType<string | null, string | null | undefined, string | null>;
  last_payment_due: ColumnType<string | null, string | null | undefined, string | null>;
  payments_per_period: ColumnType<number | null, number | null | undefined, number | null>;
  point_in_time: ColumnType<number | null, number | null | undefined, number | null>;
  automatic_renewal: ColumnType<boolean, boolean | undefined, boolean>;
  end_date: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  in_force_from: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface ProposalTable {
  id: ColumnType<number, number | undefined, number>;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  audience: 'STAFF' | 'FACILITY';
  kind: string;
  object_type: string;
  object_key: string;
  object_id: ColumnType<number | null, number | null | undefined, number | null>;
  subject_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  title: string;
  change_type: string;
  change: ColumnType<JsonValue, string, string>;
  change_hash: string;
  base_version: ColumnType<number | null, number | null | undefined, number | null>;
  base_hash: string;
  differences: ColumnType<JsonValue, string, string>;
  reason: ColumnType<string, string | undefined, string>;
  status: ColumnType<'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED' | 'STALE', 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED' | 'STALE' | undefined, 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED' | 'STALE'>;
  requested_by: number;
  requested_by_name: string;
  requested_by_login: string;
  requested_at: ColumnType<string, string | Date, string | Date>;
  expires_at: ColumnType<string, string | Date, string | Date>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
  decided_by_name: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  decision_reason: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  requester_email: ColumnType<string | null, string | null | undefined, string | null>;
  requester_phone: ColumnType<string | null, string | null | undefined, string | null>;
  requester_employee_number: ColumnType<string | null, string | null | undefined, string | null>;
  requester_session_id: ColumnType<number | null, number | null | undefined, number | null>;
  requester_ip: ColumnType<string | null, string | null | undefined, string | null>;
  requester_user_agent: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface QuickvoiceProfileTable {
  community_id: number;
  business_id: number;
  indial_number: string;
  profile_number: string;
  legacy: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  search: ColumnType<string, never, never>;
}

export interface RecoveryCodeTable {
  id: ColumnType<number, number | undefined, number>;
  user_id: number;
  code_hash: string;
  created_at: ColumnType<string, string | Date, string | Date>;
  used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface RecurringExceptionTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  recurring_payment_id: number;
  nominal_date: string;
  kind: 'SKIP' | 'MOVE' | 'AMOUNT';
  new_date: ColumnType<string | null, string | null | undefined, string | null>;
  new_amount: ColumnType<number | null, number | null | undefined, number | null>;
  created_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  new_currency: ColumnType<'AUD' | 'NZD' | null, 'AUD' | 'NZD' | null | undefined, 'AUD' | 'NZD' | null>;
}

export interface RecurringOccurrenceTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  recurring_payment_id: number;
  occurrence_number: number;
  nominal_date: string;
  due_date: string;
  moved_because: ColumnType<string, string | undefined, string>;
  amount: number;
  currency: 'AUD' | 'NZD';
  status: 'UPCOMING' | 'PROCESSING' | 'PAID' | 'RETRYING' | 'FAILED' | 'SKIPPED' | 'CANCELLED';
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_date: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  failure: ColumnType<string, string | undefined, string>;
  payto_agreement_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface RecurringPaymentTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  customer_id: number;
  customer_account_id: ColumnType<number | null, number | null | undefined, number | null>;
  code: string;
  description: ColumnType<string, string | undefined, string>;
  status: 'ACTIVE' | 'INACTIVE' | 'STOPPED' | 'FAILED' | 'COMPLETED';
  amount: number;
  currency: 'AUD' | 'NZD';
  next_payment_date: ColumnType<string | null, string | null | undefined, string | null>;
  disabled_with_customer_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  frequency: 'ONCE' | 'WEEKLY' | 'FORTNIGHTLY' | 'FOUR_WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'HALF_YEARLY' | 'YEARLY';
  end_rule: ColumnType<'UNTIL_STOPPED' | 'ON_DATE' | 'AFTER_PAYMENTS', 'UNTIL_STOPPED' | 'ON_DATE' | 'AFTER_PAYMENTS' | undefined, 'UNTIL_STOPPED' | 'ON_DATE' | 'AFTER_PAYMENTS'>;
  start_date: string;
  end_date: ColumnType<string | null, string | null | undefined, string | null>;
  number_of_payments: ColumnType<number | null, number | null | undefined, number | null>;
  payments_made: ColumnType<number, number | undefined, number>;
  next_occurrence: ColumnType<number, number | undefined, number>;
  last_payment_date: ColumnType<string | null, string | null | undefined, string | null>;
  failed_payments: ColumnType<number, number | undefined, number>;
  customer_reference_number: ColumnType<string, string | undefined, string>;
  payment_reference_number: ColumnType<string, string | undefined, string>;
  stopped_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  status_changed_at: ColumnType<string, string | Date, string | Date>;
  code_folded: ColumnType<string, never, never>;
  disabled_with_account_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  run_on: ColumnType<string | null, string | null | undefined, string | null>;
  last_run_on: ColumnType<string | null, string | null | undefined, string | null>;
  reminded_date: ColumnType<string | null, string | null | undefined, string | null>;
  status_reason: ColumnType<string, string | undefined, string>;
  list_rank: ColumnType<number, never, never>;
  pays_on: ColumnType<string, never, never>;
  payto_agreement_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface RefundTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  original_transaction_id: number;
  transaction_id: number;
  amount: number;
  currency: 'AUD' | 'NZD';
  reason: ColumnType<string, string | undefined, string>;
  requested_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface ReportRunTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  report_schedule_id: number;
  report_template: string;
  run_on: string;
  due_at: ColumnType<string, string | Date, string | Date>;
  first_day: string;
  last_day: ColumnType<string | null, string | null | undefined, string | null>;
  recipients: string[];
  service_message_id: number;
}

export interface ReportScheduleTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  report_template: string;
  frequency: 'DAY' | 'WEEK' | 'MONTH';
  run_time: string;
  recipients: string[];
  next_run_on: string;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface RevenueAcceptanceTable {
  community_id: number;
  expected_revenue_id: number;
  month: ColumnType<string | null, string | null | undefined, string | null>;
  reason: string;
  comment: ColumnType<string, string | undefined, string>;
  accepted_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  accepted_at: ColumnType<string, string | Date, string | Date>;
}

export interface RevenueAllocationTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  revenue_item_id: number;
  expected_revenue_id: number;
  month: ColumnType<string | null, string | null | undefined, string | null>;
  amount: number;
  currency: ColumnType<string, string | undefined, string>;
  allocated_at: ColumnType<string, string | Date, string | Date>;
}

export interface RevenueItemTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  external_reference: string;
  fee_type: 'ESTAB' | 'MONTHLY';
  sold_product: string;
  sold_item: string;
  billing_month: ColumnType<string | null, string | null | undefined, string | null>;
  invoiced_on: string;
  comment: ColumnType<string, string | undefined, string>;
  amount: number;
  currency: ColumnType<string, string | undefined, string>;
  status: 'UNRECONCILED' | 'RECONCILED';
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface RoleTable {
  id: ColumnType<number, number | undefined, number>;
  scope: 'COMMUNITY' | 'SUPPLIER_BUSINESS' | 'BUSINESS' | 'STAFF';
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  code: string;
  name: string;
  description: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  rights: ColumnType<string, string | undefined, string>;
  name_key: ColumnType<string, never, never>;
}

export interface RoleRightTable {
  role_id: number;
  right_code: string;
}

export interface SandboxTable {
  id: ColumnType<number, number | undefined, number>;
  status: ColumnType<'CREATED' | 'VERIFIED' | 'ACTIVE' | 'DELETED', 'CREATED' | 'VERIFIED' | 'ACTIVE' | 'DELETED' | undefined, 'CREATED' | 'VERIFIED' | 'ACTIVE' | 'DELETED'>;
  token_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  full_name: string;
  company_name: string;
  email_address: string;
  network: string;
  code_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  code_expires_at: ColumnType<string, string | Date, string | Date>;
  wrong_codes: ColumnType<number, number | undefined, number>;
  mailed_again_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  mails_again: ColumnType<number, number | undefined, number>;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  owner_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  ended_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  warned_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface SavedViewTable {
  id: ColumnType<number, number | undefined, number>;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  owner_user_id: number;
  table_id: string;
  name: string;
  query: string;
  shared: ColumnType<boolean, boolean | undefined, boolean>;
  is_default: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  name_key: ColumnType<string, never, never>;
}

export interface ServerNodeTable {
  id: string;
  role: 'all' | 'web' | 'worker';
  host: string;
  process_id: number;
  version: string;
  started_at: ColumnType<string, string | Date, string | Date>;
  heartbeat_at: ColumnType<string, string | Date, string | Date>;
  worker_pool_id: ColumnType<string | null, string | null | undefined, string | null>;
  storage_id: ColumnType<string | null, string | null | undefined, string | null>;
  released_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface ServiceMessageTable {
  id: ColumnType<number, number | undefined, number>;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  doctype_code: string;
  direction: ColumnType<'INTERNAL' | 'INBOUND' | 'OUTBOUND', 'INTERNAL' | 'INBOUND' | 'OUTBOUND' | undefined, 'INTERNAL' | 'INBOUND' | 'OUTBOUND'>;
  status: 'QUEUED' | 'SENDING' | 'RETRYING' | 'DELIVERED' | 'FAILED';
  summary: ColumnType<string, string | undefined, string>;
  object_type: ColumnType<string | null, string | null | undefined, string | null>;
  object_id: ColumnType<number | null, number | null | undefined, number | null>;
  parameters: ColumnType<JsonValue, string | undefined, string>;
  payload: ColumnType<string | null, string | null | undefined, string | null>;
  error_text: ColumnType<string, string | undefined, string>;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  created_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  finished_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface ServiceMessageFileTable {
  community_id: number;
  service_message_id: number;
  storage_key: string;
  base_name: string;
  file_number: number;
  row_count: number;
  size_bytes: number;
  sha256: string;
  created_at: ColumnType<string, string | Date, string | Date>;
  expires_at: ColumnType<string, string | Date, string | Date>;
}

export interface SessionTable {
  id: ColumnType<number, number | undefined, number>;
  token_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  csrf_token: string;
  user_id: number;
  stage: ColumnType<'SECOND_FACTOR' | 'CHANGE_PASSWORD' | 'ACTIVE', 'SECOND_FACTOR' | 'CHANGE_PASSWORD' | 'ACTIVE' | undefined, 'SECOND_FACTOR' | 'CHANGE_PASSWORD' | 'ACTIVE'>;
  created_at: ColumnType<string, string | Date, string | Date>;
  last_activity_at: ColumnType<string, string | Date, string | Date>;
  absolute_expires_at: ColumnType<string, string | Date, string | Date>;
  reauthentication_needed: ColumnType<boolean, boolean | undefined, boolean>;
  reauthenticated_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  view_as_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  chosen_community_id: ColumnType<number | null, number | null | undefined, number | null>;
  ip: ColumnType<string | null, string | null | undefined, string | null>;
  user_agent: ColumnType<string | null, string | null | undefined, string | null>;
  ended_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  end_reason: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface SettlementAccountTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  kind: 'AU_BANK' | 'AU_MERCHANT' | 'TANDEM_MERCHANT' | 'NZ_BANK' | 'NZ_MERCHANT' | 'PAYID_BILLER' | 'PAYTO_PAYEE' | 'SIMULATOR';
  account_alias: string;
  display_name: string;
  currency: 'AUD' | 'NZD';
  status: ColumnType<'ENABLED' | 'DISABLED' | 'BLOCKED', 'ENABLED' | 'DISABLED' | 'BLOCKED' | undefined, 'ENABLED' | 'DISABLED' | 'BLOCKED'>;
  account_name: ColumnType<string, string | undefined, string>;
  bsb: ColumnType<string | null, string | null | undefined, string | null>;
  nz_bank_code: ColumnType<string | null, string | null | undefined, string | null>;
  nz_branch_code: ColumnType<string | null, string | null | undefined, string | null>;
  masked_number: ColumnType<string | null, string | null | undefined, string | null>;
  vault_entry_id: ColumnType<number | null, number | null | undefined, number | null>;
  fingerprint: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  status_changed_at: ColumnType<string, string | Date, string | Date>;
  alias_folded: ColumnType<string, never, never>;
}

export interface SettlementAuBankTable {
  community_id: number;
  settlement_account_id: number;
  business_id: number;
  kind: ColumnType<string, string | undefined, string>;
  direct_entry_id: string;
  apca_user_name: string;
  remitter_name: ColumnType<string, string | undefined, string>;
  payee_reference: ColumnType<string, string | undefined, string>;
  deeds_status: ColumnType<'NOT_SENT' | 'SENT' | 'ACTIVE' | 'REJECTED', 'NOT_SENT' | 'SENT' | 'ACTIVE' | 'REJECTED' | undefined, 'NOT_SENT' | 'SENT' | 'ACTIVE' | 'REJECTED'>;
  derps_status: ColumnType<'NOT_SENT' | 'SENT' | 'ACTIVE' | 'REJECTED', 'NOT_SENT' | 'SENT' | 'ACTIVE' | 'REJECTED' | undefined, 'NOT_SENT' | 'SENT' | 'ACTIVE' | 'REJECTED'>;
}

export interface SettlementAuMerchantTable {
  community_id: number;
  settlement_account_id: number;
  business_id: number;
  kind: ColumnType<string, string | undefined, string>;
  merchant_id: string;
  merchant_name: string;
  location: ColumnType<string, string | undefined, string>;
  merchant_category_code: ColumnType<string | null, string | null | undefined, string | null>;
  override_mcc_check: ColumnType<boolean, boolean | undefined, boolean>;
  acquirer: ColumnType<string, string | undefined, string>;
}

export interface SettlementNzBankTable {
  community_id: number;
  settlement_account_id: number;
  business_id: number;
  kind: ColumnType<string, string | undefined, string>;
  account_type: 'NZ_DIRECT_ENTRY' | 'NZ_DIRECT_ENTRY_TRACE';
  debit_user_id: ColumnType<string, string | undefined, string>;
  credit_user_id: ColumnType<string, string | undefined, string>;
}

export interface SettlementNzMerchantTable {
  community_id: number;
  settlement_account_id: number;
  business_id: number;
  kind: ColumnType<string, string | undefined, string>;
  merchant_id: string;
  merchant_name: string;
  location: ColumnType<string, string | undefined, string>;
  merchant_type: ColumnType<'MPGS' | 'LEGACY', 'MPGS' | 'LEGACY' | undefined, 'MPGS' | 'LEGACY'>;
}

export interface SettlementPayidBillerTable {
  community_id: number;
  settlement_account_id: number;
  business_id: number;
  kind: ColumnType<string, string | undefined, string>;
  supplier_reference: string;
  pay_id_domain: ColumnType<string, string | undefined, string>;
  pay_id_name: ColumnType<string, string | undefined, string>;
}

export interface SettlementPaytoPayeeTable {
  community_id: number;
  settlement_account_id: number;
  business_id: number;
  kind: ColumnType<string, string | undefined, string>;
  payee_alias: string;
  payee_reference: ColumnType<string, string | undefined, string>;
  ultimate_payee_name: ColumnType<string, string | undefined, string>;
}

export interface SettlementSimulatorTable {
  community_id: number;
  settlement_account_id: number;
  business_id: number;
  kind: ColumnType<string, string | undefined, string>;
  return_status: string;
  delay_seconds: ColumnType<number, number | undefined, number>;
}

export interface SettlementTandemMerchantTable {
  community_id: number;
  settlement_account_id: number;
  business_id: number;
  kind: ColumnType<string, string | undefined, string>;
  merchant_id: string;
  merchant_name: string;
  location: ColumnType<string, string | undefined, string>;
  amex_merchant_id: ColumnType<string, string | undefined, string>;
  diners_merchant_id: ColumnType<string, string | undefined, string>;
  eci: ColumnType<'INTERNET' | 'PHONE' | 'MAIL' | 'RECURRING', 'INTERNET' | 'PHONE' | 'MAIL' | 'RECURRING' | undefined, 'INTERNET' | 'PHONE' | 'MAIL' | 'RECURRING'>;
  merchant_category_code: ColumnType<string | null, string | null | undefined, string | null>;
  override_mcc_check: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface SimulationBusinessTable {
  community_id: number;
  bank_statement_account_id: number;
  business_id: number;
  added_at: ColumnType<string, string | Date, string | Date>;
}

export interface SimulationLineTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  bank_statement_account_id: number;
  status: ColumnType<'ACTIVE' | 'ARCHIVED' | 'REMOVED', 'ACTIVE' | 'ARCHIVED' | 'REMOVED' | undefined, 'ACTIVE' | 'ARCHIVED' | 'REMOVED'>;
  template_name: string;
  value_date: string;
  amount: number;
  narrative: ColumnType<string, string | undefined, string>;
  expiry_date: string;
  fields: ColumnType<JsonValue, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  currency: 'AUD' | 'NZD';
  bank_statement_file_id: ColumnType<number | null, number | null | undefined, number | null>;
  posted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface SimulatorAgreementTable {
  agreement_id: string;
  content_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  ending: ColumnType<number | null, number | null | undefined, number | null>;
  status: 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'REJECTED' | 'NOT_RECEIVED';
  status_by: ColumnType<'PAYER' | 'PAYEE' | 'SYSTEM' | null, 'PAYER' | 'PAYEE' | 'SYSTEM' | null | undefined, 'PAYER' | 'PAYEE' | 'SYSTEM' | null>;
  reason_code: ColumnType<string | null, string | null | undefined, string | null>;
  terms: ColumnType<JsonValue, string, string>;
  respond_by: ColumnType<string, string | Date, string | Date>;
  received_at: ColumnType<string, string | Date, string | Date>;
}

export interface SimulatorAmendmentTable {
  amendment_id: string;
  agreement_id: string;
  kind: 'UNILATERAL' | 'BILATERAL' | 'STATUS' | 'RECALL_AMENDMENT';
  content_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  status: 'PENDING' | 'COMPLETED' | 'DECLINED' | 'RECALLED' | 'TIMEDOUT' | 'NOT_RECEIVED';
  reason_code: ColumnType<string | null, string | null | undefined, string | null>;
  terms: ColumnType<JsonValue | null, string | null | undefined, string | null>;
  respond_by: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  received_at: ColumnType<string, string | Date, string | Date>;
}

export interface SimulatorBankFileTable {
  name: string;
  content_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  status: 'ACCEPTED' | 'REJECTED' | 'CLOSED';
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  received_at: ColumnType<string, string | Date, string | Date>;
}

export interface SimulatorInstructionTable {
  instruction_id: string;
  operation: 'PAYMENT' | 'CAPTURE' | 'REFUND' | 'VOID';
  original_id: ColumnType<string | null, string | null | undefined, string | null>;
  agreement_id: ColumnType<string | null, string | null | undefined, string | null>;
  content_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  amount: number;
  state: 'TRAVELLING' | 'WAITING' | 'DECIDED' | 'CLOSED';
  approved: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  response_code: ColumnType<string | null, string | null | undefined, string | null>;
  summary_code: ColumnType<number | null, number | null | undefined, number | null>;
  reference: ColumnType<string | null, string | null | undefined, string | null>;
  captured: ColumnType<boolean, boolean | undefined, boolean>;
  decide_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  received_at: ColumnType<string, string | Date, string | Date>;
}

export interface SimulatorReturnFileTable {
  name: string;
  file_name: string;
  available_at: ColumnType<string, string | Date, string | Date>;
  content_sealed: string;
}

export interface SimulatorSettingTable {
  only_row: ColumnType<boolean, boolean | undefined, boolean>;
  hostility: ColumnType<JsonValue, string, string>;
}

export interface SingleUseTokenTable {
  id: ColumnType<number, number | undefined, number>;
  purpose: string;
  token_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  user_id: ColumnType<number | null, number | null | undefined, number | null>;
  payload: ColumnType<JsonValue | null, string | null | undefined, string | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  expires_at: ColumnType<string, string | Date, string | Date>;
  used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface SystemUserTable {
  id: ColumnType<number, number | undefined, number>;
  kind: 'STAFF' | 'CLIENT';
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  login_name: string;
  login_folded: ColumnType<string, never, never>;
  full_name: string;
  email: string;
  phone_number: ColumnType<string | null, string | null | undefined, string | null>;
  status: ColumnType<'ACTIVE' | 'DISABLED', 'ACTIVE' | 'DISABLED' | undefined, 'ACTIVE' | 'DISABLED'>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  last_sign_in_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  employee_number: ColumnType<string | null, string | null | undefined, string | null>;
  active_since: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface TallyTable {
  community_id: number;
  noun: string;
  business_id: number;
  records: number;
}

export interface TallyHeadTable {
  noun: 'customer' | 'transaction' | 'recurring_payment' | 'payto_agreement';
  sealed_id: ColumnType<number, number | undefined, number>;
  next_id: ColumnType<number, number | undefined, number>;
  next_after: ColumnType<string, string | undefined, string>;
  next_at: ColumnType<string, string | Date | undefined, string | Date>;
}

export interface TotpTable {
  user_id: number;
  secret: ColumnType<Buffer, Uint8Array, Uint8Array>;
  last_accepted_step: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
  confirmed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface TransactionTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: number;
  customer_id: ColumnType<number | null, number | null | undefined, number | null>;
  customer_account_id: ColumnType<number | null, number | null | undefined, number | null>;
  recurring_payment_id: ColumnType<number | null, number | null | undefined, number | null>;
  status: 'PENDING' | 'SUSPENDED' | 'IN_FLIGHT' | 'APPROVED' | 'DECLINED' | 'DISHONOURED' | 'REFUNDED' | 'VOIDED' | 'CANCELLED';
  amount: number;
  currency: 'AUD' | 'NZD';
  transaction_time: ColumnType<string, string | Date, string | Date>;
  status_changed_at: ColumnType<string, string | Date, string | Date>;
  cancelled_with_customer_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: ColumnType<number, number | undefined, number>;
  receipt_number: ColumnType<string, string | undefined, string>;
  transaction_type: ColumnType<'PAYMENT' | 'REFUND', 'PAYMENT' | 'REFUND' | undefined, 'PAYMENT' | 'REFUND'>;
  source: 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH' | 'ONLINE' | 'PHONE' | 'ECOMMERCE' | 'BACK_OFFICE';
  payment_method: 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ' | 'PAYTO' | 'PAYID';
  surcharge_amount: ColumnType<number, number | undefined, number>;
  principal_amount: ColumnType<number, never, never>;
  surcharge_rate: ColumnType<number, number | undefined, number>;
  customer_reference_number: ColumnType<string, string | undefined, string>;
  payment_reference_number: ColumnType<string, string | undefined, string>;
  comment: ColumnType<string, string | undefined, string>;
  customer_name: ColumnType<string, string | undefined, string>;
  settlement_account_id: ColumnType<number | null, number | null | undefined, number | null>;
  settlement_date: ColumnType<string | null, string | null | undefined, string | null>;
  payto_agreement_id: ColumnType<number | null, number | null | undefined, number | null>;
  recurring_occurrence_id: ColumnType<number | null, number | null | undefined, number | null>;
  occurrence_attempt: ColumnType<number | null, number | null | undefined, number | null>;
  card_scheme: ColumnType<'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null | undefined, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null>;
  card_type: ColumnType<'CREDIT' | 'DEBIT' | 'PREPAID' | null, 'CREDIT' | 'DEBIT' | 'PREPAID' | null | undefined, 'CREDIT' | 'DEBIT' | 'PREPAID' | null>;
  holder_name: ColumnType<string, string | undefined, string>;
  masked_number: ColumnType<string | null, string | null | undefined, string | null>;
  last_four: ColumnType<string | null, string | null | undefined, string | null>;
  bsb: ColumnType<string | null, string | null | undefined, string | null>;
  fingerprint: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  eci: ColumnType<'INTERNET' | 'PHONE' | 'MAIL' | 'RECURRING' | null, 'INTERNET' | 'PHONE' | 'MAIL' | 'RECURRING' | null | undefined, 'INTERNET' | 'PHONE' | 'MAIL' | 'RECURRING' | null>;
  payer_ip: ColumnType<string | null, string | null | undefined, string | null>;
  summary_code: ColumnType<number | null, number | null | undefined, number | null>;
  response_code: ColumnType<string | null, string | null | undefined, string | null>;
  response_text: ColumnType<string, string | undefined, string>;
  gateway_reference: ColumnType<string | null, string | null | undefined, string | null>;
  created_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  customer_reference_folded: ColumnType<string, never, never>;
  payment_reference_folded: ColumnType<string, never, never>;
  customer_name_folded: ColumnType<string, never, never>;
  trace_id: ColumnType<string, string | undefined, string>;
  settles_on: ColumnType<string, never, never>;
  is_final_payment: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  card_network: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface UnclaimedContentTable {
  community_id: number;
  storage_key: string;
  begun_at: ColumnType<string, string | Date, string | Date>;
}

export interface UploadedFileTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  format: string;
  file_name: string;
  content_type: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';
  size: number;
  sha256: string;
  storage_key: string;
  status: ColumnType<'QUEUED' | 'PROCESSING' | 'SENDING' | 'SENT' | 'COMPLETE' | 'ERROR' | 'CANCELLED', 'QUEUED' | 'PROCESSING' | 'SENDING' | 'SENT' | 'COMPLETE' | 'ERROR' | 'CANCELLED' | undefined, 'QUEUED' | 'PROCESSING' | 'SENDING' | 'SENT' | 'COMPLETE' | 'ERROR' | 'CANCELLED'>;
  business_ids: ColumnType<number[] | null, number[] | null | undefined, number[] | null>;
  businesses: ColumnType<string, string | undefined, string>;
  uploaded_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  uploader_name: ColumnType<string | null, string | null | undefined, string | null>;
  api_key_name: ColumnType<string | null, string | null | undefined, string | null>;
  duplicate_of_id: ColumnType<number | null, number | null | undefined, number | null>;
  line_count: ColumnType<number | null, number | null | undefined, number | null>;
  checked_lines: ColumnType<number, number | undefined, number>;
  checked_bytes: ColumnType<number, number | undefined, number>;
  passed_lines: ColumnType<number, number | undefined, number>;
  applied_lines: ColumnType<number, number | undefined, number>;
  error_count: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  status_at: ColumnType<string, string | Date, string | Date>;
  progressed_at: ColumnType<string, string | Date, string | Date>;
  content_removed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  name_folded: ColumnType<string, never, never>;
  leaves_out_unknown: ColumnType<boolean, boolean | undefined, boolean>;
  dismissed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  dismissed_by: ColumnType<string | null, string | null | undefined, string | null>;
  released_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  released_by: ColumnType<string | null, string | null | undefined, string | null>;
  process_on: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface UploadedFileErrorTable {
  community_id: number;
  uploaded_file_id: number;
  position: number;
  businesses: string;
  line_number: number;
  field_name: string;
  provided_value: string;
  error_text: string;
}

export interface UserAdministrationTable {
  id: ColumnType<number, number | undefined, number>;
  administered_by: number;
  user_id: number;
  action: string;
  gives_control: boolean;
  at: ColumnType<string, string | Date, string | Date>;
}

export interface UserBusinessTable {
  community_id: number;
  user_id: number;
  business_id: number;
}

export interface UserContactTable {
  id: ColumnType<number, number | undefined, number>;
  user_id: number;
  kind: 'EMAIL' | 'PHONE' | 'EMPLOYEE_NUMBER';
  value: string;
  held_from: ColumnType<string, string | Date, string | Date>;
  held_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface UserRoleTable {
  id: ColumnType<number, number | undefined, number>;
  user_id: number;
  role_id: number;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  granted_at: ColumnType<string, string | Date, string | Date>;
}

export interface VaultEntryTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: 'CARD' | 'AU_ACCOUNT' | 'NZ_ACCOUNT';
  sealed: ColumnType<Buffer, Uint8Array, Uint8Array>;
  wrapped_key: ColumnType<Buffer, Uint8Array, Uint8Array>;
  key_id: string;
  fingerprint: ColumnType<Buffer, Uint8Array, Uint8Array>;
  masked: string;
  last_digits: string;
  card_scheme: ColumnType<'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null | undefined, 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null>;
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface VaultFingerprintKeyTable {
  community_id: number;
  wrapped_key: ColumnType<Buffer, Uint8Array, Uint8Array>;
  key_id: string;
  created_at: ColumnType<string, string | Date, string | Date>;
}

export interface WaitingSecretTable {
  community_id: number;
  object_type: 'api-key' | 'certificate';
  object_id: number;
  user_id: number;
  secret_sealed: string;
  created_at: ColumnType<string, string | Date, string | Date>;
  expires_at: ColumnType<string, string | Date, string | Date>;
}

export interface WebhookEndpointTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  kind: 'WEBHOOK' | 'SERVER_TO_SERVER';
  url: string;
  description: ColumnType<string, string | undefined, string>;
  format: ColumnType<'JSON' | 'FORM' | 'XML', 'JSON' | 'FORM' | 'XML' | undefined, 'JSON' | 'FORM' | 'XML'>;
  all_events: ColumnType<boolean, boolean | undefined, boolean>;
  event_types: ColumnType<string[], string[] | undefined, string[]>;
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  disabled_reason: ColumnType<'BY_HAND' | 'FAILING' | 'GONE' | null, 'BY_HAND' | 'FAILING' | 'GONE' | null | undefined, 'BY_HAND' | 'FAILING' | 'GONE' | null>;
  disabled_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  notification_email: string;
  secret_sealed: string;
  former_secret_sealed: ColumnType<string | null, string | null | undefined, string | null>;
  former_secret_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  basic_sealed: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface WebhookReplayTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  endpoint_id: number;
  status: 'RUNNING' | 'PAUSED' | 'STOPPED' | 'COMPLETED' | 'CANCELLED';
  from_time: ColumnType<string, string | Date, string | Date>;
  until_time: ColumnType<string, string | Date, string | Date>;
  event_types: ColumnType<string[], string[] | undefined, string[]>;
  events_chosen: 'UNDELIVERED' | 'ALL';
  events_per_minute: number;
  new_events: 'WAIT' | 'GO_BESIDE';
  next_event_at: ColumnType<string, string | Date, string | Date>;
  started_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: ColumnType<string, string | Date, string | Date>;
  updated_at: ColumnType<string, string | Date, string | Date>;
  ended_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
}

export interface DB {
  'app.accepted_account_type': AcceptedAccountTypeTable;
  'app.accepted_card': AcceptedCardTable;
  'app.api_key': ApiKeyTable;
  'app.api_key_business': ApiKeyBusinessTable;
  'app.api_key_config': ApiKeyConfigTable;
  'app.api_key_use': ApiKeyUseTable;
  'app.api_log': ApiLogTable;
  'app.audit_entry': AuditEntryTable;
  'app.audit_numbering': AuditNumberingTable;
  'app.audit_seal': AuditSealTable;
  'app.bank_file': BankFileTable;
  'app.bank_statement': BankStatementTable;
  'app.bank_statement_account': BankStatementAccountTable;
  'app.bank_statement_day': BankStatementDayTable;
  'app.bank_statement_draft': BankStatementDraftTable;
  'app.bank_statement_draft_line': BankStatementDraftLineTable;
  'app.bank_statement_file': BankStatementFileTable;
  'app.bank_statement_line': BankStatementLineTable;
  'app.batch_entry': BatchEntryTable;
  'app.billing_code_confirmation': BillingCodeConfirmationTable;
  'app.billing_event': BillingEventTable;
  'app.billing_facility': BillingFacilityTable;
  'app.billing_instrument': BillingInstrumentTable;
  'app.bsb_branch': BsbBranchTable;
  'app.business': BusinessTable;
  'app.business_group': BusinessGroupTable;
  'app.business_parameter': BusinessParameterTable;
  'app.business_product': BusinessProductTable;
  'app.card_bin': CardBinTable;
  'app.card_surcharge': CardSurchargeTable;
  'app.certificate': CertificateTable;
  'app.certificate_authority': CertificateAuthorityTable;
  'app.certificate_config': CertificateConfigTable;
  'app.certificate_serial': CertificateSerialTable;
  'app.clock': ClockTable;
  'app.closed_settlement_day': ClosedSettlementDayTable;
  'app.community': CommunityTable;
  'app.community_billing_instrument': CommunityBillingInstrumentTable;
  'app.community_parameter': CommunityParameterTable;
  'app.community_product': CommunityProductTable;
  'app.community_service': CommunityServiceTable;
  'app.community_setting': CommunitySettingTable;
  'app.connection_detail': ConnectionDetailTable;
  'app.credential': CredentialTable;
  'app.custom_report': CustomReportTable;
  'app.customer': CustomerTable;
  'app.customer_account': CustomerAccountTable;
  'app.customer_number_counter': CustomerNumberCounterTable;
  'app.customer_search': CustomerSearchTable;
  'app.customer_word': CustomerWordTable;
  'app.delivery': DeliveryTable;
  'app.delivery_attempt': DeliveryAttemptTable;
  'app.delivery_lane': DeliveryLaneTable;
  'app.domain_whitelist': DomainWhitelistTable;
  'app.due_job': DueJobTable;
  'app.event': EventTable;
  'app.expected_revenue': ExpectedRevenueTable;
  'app.expected_revenue_amount': ExpectedRevenueAmountTable;
  'app.export': ExportTable;
  'app.external_system_client': ExternalSystemClientTable;
  'app.facility_limit': FacilityLimitTable;
  'app.fraud_back_test': FraudBackTestTable;
  'app.fraud_back_test_payment': FraudBackTestPaymentTable;
  'app.fraud_bin_alert': FraudBinAlertTable;
  'app.fraud_bin_testing_mode': FraudBinTestingModeTable;
  'app.fraud_blacklist': FraudBlacklistTable;
  'app.fraud_decision': FraudDecisionTable;
  'app.fraud_guard_rules': FraudGuardRulesTable;
  'app.fraud_rule_hit': FraudRuleHitTable;
  'app.fraud_usual_amount': FraudUsualAmountTable;
  'app.gateway_notification': GatewayNotificationTable;
  'app.hand_off': HandOffTable;
  'app.hand_off_payment': HandOffPaymentTable;
  'app.idempotency_key': IdempotencyKeyTable;
  'app.invoice': InvoiceTable;
  'app.ip_data': IpDataTable;
  'app.ip_whitelist': IpWhitelistTable;
  'app.line_allocation': LineAllocationTable;
  'app.linked_merchant': LinkedMerchantTable;
  'app.mail_message': MailMessageTable;
  'app.matching_registration': MatchingRegistrationTable;
  'app.matching_rule': MatchingRuleTable;
  'app.merchant_choice_routing': MerchantChoiceRoutingTable;
  'app.name_lookup': NameLookupTable;
  'app.notification': NotificationTable;
  'app.notification_switch': NotificationSwitchTable;
  'app.notification_template': NotificationTemplateTable;
  'app.outbox': OutboxTable;
  'app.payment_attempt': PaymentAttemptTable;
  'app.payment_batch': PaymentBatchTable;
  'app.payment_batch_group': PaymentBatchGroupTable;
  'app.payment_file_line': PaymentFileLineTable;
  'app.payment_instrument': PaymentInstrumentTable;
  'app.payment_instrument_parameter': PaymentInstrumentParameterTable;
  'app.payment_term': PaymentTermTable;
  'app.payment_token': PaymentTokenTable;
  'app.payto_agreement': PaytoAgreementTable;
  'app.payto_amendment': PaytoAmendmentTable;
  'app.payto_ecommerce_payment': PaytoEcommercePaymentTable;
  'app.payto_event': PaytoEventTable;
  'app.payto_migration': PaytoMigrationTable;
  'app.payto_migration_schedule': PaytoMigrationScheduleTable;
  'app.payto_payer': PaytoPayerTable;
  'app.payto_terms': PaytoTermsTable;
  'app.proposal': ProposalTable;
  'app.quickvoice_profile': QuickvoiceProfileTable;
  'app.recovery_code': RecoveryCodeTable;
  'app.recurring_exception': RecurringExceptionTable;
  'app.recurring_occurrence': RecurringOccurrenceTable;
  'app.recurring_payment': RecurringPaymentTable;
  'app.refund': RefundTable;
  'app.report_run': ReportRunTable;
  'app.report_schedule': ReportScheduleTable;
  'app.revenue_acceptance': RevenueAcceptanceTable;
  'app.revenue_allocation': RevenueAllocationTable;
  'app.revenue_item': RevenueItemTable;
  'app.role': RoleTable;
  'app.role_right': RoleRightTable;
  'app.sandbox': SandboxTable;
  'app.saved_view': SavedViewTable;
  'app.server_node': ServerNodeTable;
  'app.service_message': ServiceMessageTable;
  'app.service_message_file': ServiceMessageFileTable;
  'app.session': SessionTable;
  'app.settlement_account': SettlementAccountTable;
  'app.settlement_au_bank': SettlementAuBankTable;
  'app.settlement_au_merchant': SettlementAuMerchantTable;
  'app.settlement_nz_bank': SettlementNzBankTable;
  'app.settlement_nz_merchant': SettlementNzMerchantTable;
  'app.settlement_payid_biller': SettlementPayidBillerTable;
  'app.settlement_payto_payee': SettlementPaytoPayeeTable;
  'app.settlement_simulator': SettlementSimulatorTable;
  'app.settlement_tandem_merchant': SettlementTandemMerchantTable;
  'app.simulation_business': SimulationBusinessTable;
  'app.simulation_line': SimulationLineTable;
  'app.simulator_agreement': SimulatorAgreementTable;
  'app.simulator_amendment': SimulatorAmendmentTable;
  'app.simulator_bank_file': SimulatorBankFileTable;
  'app.simulator_instruction': SimulatorInstructionTable;
  'app.simulator_return_file': SimulatorReturnFileTable;
  'app.simulator_setting': SimulatorSettingTable;
  'app.single_use_token': SingleUseTokenTable;
  'app.system_user': SystemUserTable;
  'app.tally': TallyTable;
  'app.tally_head': TallyHeadTable;
  'app.totp': TotpTable;
  'app.transaction': TransactionTable;
  'app.unclaimed_content': UnclaimedContentTable;
  'app.uploaded_file': UploadedFileTable;
  'app.uploaded_file_error': UploadedFileErrorTable;
  'app.user_administration': UserAdministrationTable;
  'app.user_business': UserBusinessTable;
  'app.user_contact': UserContactTable;
  'app.user_role': UserRoleTable;
  'app.vault_entry': VaultEntryTable;
  'app.vault_fingerprint_key': VaultFingerprintKeyTable;
  'app.waiting_secret': WaitingSecretTable;
  'app.webhook_endpoint': WebhookEndpointTable;
  'app.webhook_replay': WebhookReplayTable;
}
