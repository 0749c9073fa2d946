// Made from the database by `pnpm --filter @quickportal/db generate`. Do not edit.
import type { ColumnType } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

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

export interface BusinessTable {
  community_id: number;
  id: ColumnType<number, number | undefined, number>;
  kind: 'SUPPLIER' | 'BUYER';
  name: string;
  code: string;
  settlement_currency: 'AUD' | 'NZD';
  has_card_surcharge: ColumnType<boolean, boolean | undefined, boolean>;
  takes_nz_direct_debit: ColumnType<boolean, boolean | undefined, boolean>;
  enabled: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: ColumnType<string, string | Date, string | Date>;
  has_payto_product: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface BusinessProductTable {
  community_id: number;
  business_id: number;
  product: 'PAYTO' | 'PAYID' | 'QUICKVAULT' | 'RECURRING' | 'TERMINAL';
  enabled_at: ColumnType<string, string | Date, string | Date>;
}

export interface ClockTable {
  only_row: ColumnType<boolean, boolean | undefined, boolean>;
  offset_ms: ColumnType<number, number | undefined, number>;
  demo_seeded: ColumnType<boolean, boolean | undefined, boolean>;
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
}

export interface CredentialTable {
  user_id: number;
  password_hash: string;
  must_change: ColumnType<boolean, boolean | undefined, boolean>;
  failed_count: ColumnType<number, number | undefined, number>;
  locked_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  changed_at: ColumnType<string, string | Date, string | Date>;
  password_history: ColumnType<string[], string[] | undefined, string[]>;
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
}

export interface CustomerNumberCounterTable {
  community_id: number;
  business_id: number;
  last_number: number;
}

export interface DueJobTable {
  id: ColumnType<number, number | undefined, number>;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: string;
  object_id: number;
  time_zone: string;
  due_at: ColumnType<string, string | Date, string | Date>;
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

export interface MailMessageTable {
  id: ColumnType<number, number | undefined, number>;
  from_address: string;
  to_address: string;
  to_folded: ColumnType<string, never, never>;
  subject: string;
  text: ColumnType<string, string | undefined, string>;
  html: ColumnType<string | null, string | null | undefined, string | null>;
  received_at: ColumnType<string, string | Date, string | Date>;
}

export interface OutboxTable {
  id: ColumnType<number, number | undefined, number>;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  topic: string;
  payload: ColumnType<JsonValue, string, string>;
  available_at: ColumnType<string, string | Date, string | Date>;
  queue: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface RecoveryCodeTable {
  id: ColumnType<number, number | undefined, number>;
  user_id: number;
  code_hash: string;
  created_at: ColumnType<string, string | Date, string | Date>;
  used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
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
}

export interface RoleRightTable {
  role_id: number;
  right_code: string;
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
}

export interface UserBusinessTable {
  community_id: number;
  user_id: number;
  business_id: number;
}

export interface UserRoleTable {
  id: ColumnType<number, number | undefined, number>;
  user_id: number;
  role_id: number;
  community_id: ColumnType<number | null, number | null | undefined, number | null>;
  business_id: ColumnType<number | null, number | null | undefined, number | null>;
  granted_at: ColumnType<string, string | Date, string | Date>;
}

export interface DB {
  'app.audit_entry': AuditEntryTable;
  'app.audit_numbering': AuditNumberingTable;
  'app.audit_seal': AuditSealTable;
  'app.business': BusinessTable;
  'app.business_product': BusinessProductTable;
  'app.clock': ClockTable;
  'app.community': CommunityTable;
  'app.credential': CredentialTable;
  'app.customer': CustomerTable;
  'app.customer_account': CustomerAccountTable;
  'app.customer_number_counter': CustomerNumberCounterTable;
  'app.due_job': DueJobTable;
  'app.idempotency_key': IdempotencyKeyTable;
  'app.mail_message': MailMessageTable;
  'app.outbox': OutboxTable;
  'app.recovery_code': RecoveryCodeTable;
  'app.recurring_payment': RecurringPaymentTable;
  'app.role': RoleTable;
  'app.role_right': RoleRightTable;
  'app.saved_view': SavedViewTable;
  'app.server_node': ServerNodeTable;
  'app.session': SessionTable;
  'app.single_use_token': SingleUseTokenTable;
  'app.system_user': SystemUserTable;
  'app.totp': TotpTable;
  'app.transaction': TransactionTable;
  'app.user_business': UserBusinessTable;
  'app.user_role': UserRoleTable;
}
