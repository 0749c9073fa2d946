/** How one kind of thing is found over all communities: SQL over its table, `r`. */
export interface SearchKind {
  from: string;
  id: string;
  title: string;
  subtitle: string;
  communityId: string;
  /** Null where its page needs none. */
  businessId?: string;
  /** Folded text that has to contain every word; undefined: it is found by its identifier alone. */
  text?: string;
  /** The batch group of its file of payments; null where it came from none. */
  fileGroupId?: string;
  /** Users whose portal can be viewed. */
  canViewAs?: string;
}

const withCommunity = (table: string) => `app.${table} r join app.community c on c.id = r.community_id`;
const joined = (...parts: string[]) => `concat_ws(', ', ${parts.join(', ')})`;

/** Every kind that a global search finds (1K045). */
export const searchKinds = {
  communities: {
    from: 'app.community r',
    id: 'r.id',
    title: 'r.name',
    subtitle: joined('r.code', `case when not r.enabled then 'Disabled' end`),
    communityId: 'r.id',
    // A sandbox is found by its id alone
    text: `case when not r.is_sandbox then app.fold(r.name || ' ' || r.code) end`,
  },
  users: {
    from: 'app.system_user r left join app.community c on c.id = r.community_id',
    id: 'r.id',
    title: 'r.full_name',
    subtitle: joined('r.login_name', 'r.email', `coalesce(c.name, 'Staff')`),
    communityId: 'r.community_id',
    text: `app.fold(concat_ws(' ', r.full_name, r.login_name, r.email))`,
    canViewAs: `r.kind = 'CLIENT' and r.status = 'ACTIVE'`,
  },
  businesses: {
    from: withCommunity('business'),
    id: 'r.id',
    title: 'r.name',
    subtitle: joined('r.code', 'c.name', `case when not r.enabled then 'Disabled' end`),
    communityId: 'r.community_id',
    businessId: 'r.id',
    text: 'r.search',
  },
  invoices: {
    from: withCommunity('invoice'),
    id: 'r.id',
    title: 'r.invoice_number',
    subtitle: joined(`nullif(r.description, '')`, 'c.name'),
    communityId: 'r.community_id',
    text: 'r.search',
  },
  externalSystemClients: {
    from: withCommunity('external_system_client'),
    id: 'r.id',
    title: 'r.client_code',
    subtitle: joined('r.system_code', 'c.name'),
    communityId: 'r.community_id',
    businessId: 'r.business_id',
    text: 'r.search',
  },
  quickVoiceProfiles: {
    from: withCommunity('quickvoice_profile'),
    id: 'r.business_id',
    title: 'r.profile_number',
    subtitle: joined('r.indial_number', 'c.name'),
    communityId: 'r.community_id',
    businessId: 'r.business_id',
    text: 'r.search',
  },
  serviceMessages: {
    from: 'app.service_message r left join app.community c on c.id = r.community_id',
    id: 'r.id',
    title: `r.doctype_code || ' ' || r.id`,
    subtitle: joined(`nullif(r.summary, '')`, 'c.name'),
    communityId: 'r.community_id',
  },
  batchEntries: {
    from: withCommunity('batch_entry'),
    id: 'r.id',
    title: `'Batch entry ' || r.id`,
    subtitle: joined(`'Payment batch ' || r.payment_batch_id`, 'c.name'),
    communityId: 'r.community_id',
  },
  paymentBatches: {
    from: `${withCommunity('payment_batch')}
      join app.payment_batch_group g on g.community_id = r.community_id and g.id = r.payment_batch_group_id`,
    id: 'r.id',
    title: `'Payment batch ' || r.id`,
    subtitle: joined('r.settlement_date::text', 'c.name'),
    communityId: 'r.community_id',
    fileGroupId: 'case when g.uploaded_file_id is not null then g.id end',
  },
  paymentBatchGroups: {
    from: withCommunity('payment_batch_group'),
    id: 'r.id',
    title: `'Payment batch group ' || r.id`,
    subtitle: joined('r.settlement_date::text', 'c.name'),
    communityId: 'r.community_id',
    fileGroupId: 'case when r.uploaded_file_id is not null then r.id end',
  },
  accounts: {
    from: withCommunity('settlement_account'),
    id: 'r.id',
    title: 'r.display_name',
    subtitle: joined('r.account_alias', 'c.name'),
    communityId: 'r.community_id',
    businessId: 'r.business_id',
  },
} as const satisfies Record<string, SearchKind>;

export type SearchKindName = keyof typeof searchKinds;
