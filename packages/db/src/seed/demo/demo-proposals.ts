import type { Client } from 'pg';
import { hashProposal } from '../../nouns/proposals/hash-proposal.ts';
import { insertRows } from '../insert-rows.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SUPPORT_ROLE = 4;

const changed = (propertyName: string, existingValue: string | null, modifiedValue: string | null) => ({
  propertyName,
  existingValue,
  modifiedValue,
  different: existingValue !== modifiedValue,
});

const requesters = {
  admin: { requested_by: 4, requested_by_name: 'Priya Sharma', requested_by_login: 'staff.admin' },
  second: { requested_by: 5, requested_by_name: 'Callum McKenzie', requested_by_login: 'staff.second' },
};

const newAdministrator = (fullName: string, loginName: string, employeeNumber: string) => ({
  change: {
    loginName,
    fullName,
    emailAddress: `${loginName}@example.com`,
    employeeNumber,
    roleIds: [SUPPORT_ROLE],
  },
  state: null,
  base_version: null,
  object_key: `login ${loginName}`,
  object_id: null,
  subject_user_id: null,
  kind: 'administrators.create',
  change_type: 'Create administrator',
  title: `Create administrator ${fullName}`,
  differences: [
    changed('Login name', null, loginName),
    changed('Full name', null, fullName),
    changed('Email', null, `${loginName}@example.com`),
    changed('Employee number', null, employeeNumber),
    changed('Roles', null, 'Staff support'),
  ],
});

const supportPerson = {
  systemUserId: 6,
  loginName: 'staff.support',
  fullName: 'Mei Chen',
  emailAddress: 'staff.support@example.com',
  employeeNumber: '',
  status: 'ACTIVE',
  roleIds: [SUPPORT_ROLE],
};

const editedSupport = {
  change: {
    systemUserId: 6,
    fullName: 'Mei Chen',
    emailAddress: 'mei.chen@example.com',
    employeeNumber: 'E10388',
    roleIds: [SUPPORT_ROLE],
  },
  state: supportPerson,
  base_version: 1,
  object_key: '6',
  object_id: 6,
  subject_user_id: 6,
  kind: 'administrators.update',
  change_type: 'Edit administrator',
  title: 'Edit administrator Mei Chen',
  differences: [
    changed('Login name', 'staff.support', 'staff.support'),
    changed('Full name', 'Mei Chen', 'Mei Chen'),
    changed('Email', 'staff.support@example.com', 'mei.chen@example.com'),
    changed('Employee number', null, 'E10388'),
    changed('Roles', 'Staff support', 'Staff support'),
  ],
};

/** Disabling an account of community 10: a pending account authorisation, built on the account as it was seeded. */
async function disabledAccount(owner: Client) {
  const { rows } = await owner.query<Record<string, string | number>>(
    `select a.id as "settlementAccountId", a.community_id as "communityId", a.business_id as "businessId",
       b.name as "businessName", a.kind, a.account_alias as "accountAlias", a.status, a.version
     from app.settlement_account a join app.business b on b.community_id = a.community_id and b.id = a.business_id
     where a.community_id = 10 and a.kind = 'TANDEM_MERCHANT' and a.status = 'ENABLED' order by a.id limit 1`,
  );
  if (!rows[0]) throw new Error('The demo has no tandem merchant account to disable');
  const { version, ...columns } = rows[0];
  const ids = new Set(['settlementAccountId', 'communityId', 'businessId']);
  // A client without our type parsers reads int8 as text
  const state = Object.fromEntries(
    Object.entries(columns).map(([key, item]) => [key, ids.has(key) ? Number(item) : item]),
  );
  const { settlementAccountId, communityId, accountAlias, businessName } = state;
  return {
    change: { communityId, settlementAccountId },
    state,
    base_version: Number(version),
    community_id: 10,
    object_type: 'settlement-account',
    object_key: String(settlementAccountId),
    object_id: settlementAccountId,
    subject_user_id: null,
    kind: 'settlement-accounts.disable',
    change_type: 'Disable account',
    title: `Disable tandem merchant account ${accountAlias}`,
    differences: [
      changed('Account alias', String(accountAlias), String(accountAlias)),
      changed('Business', String(businessName), String(businessName)),
      changed('Status', 'Enabled', 'Disabled'),
    ],
  };
}

/** Requests for dual authorisation: a pending administrator, a pending account authorisation, a pending change, and one that was rejected. */
export async function insertDemoProposals(owner: Client, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const requests = [
    {
      ...newAdministrator('Lucas Meyer', 'lucas.meyer', 'E20398'),
      ...requesters.admin,
      reason: 'Covers parental leave in support.',
      requested_at: ago(12 * DAY),
      expires_at: ago(5 * DAY),
      status: 'REJECTED',
      decided_by: 5,
      decided_by_name: 'Callum McKenzie',
      decided_at: ago(11 * DAY),
      decision_reason: 'The leave cover starts in January. Ask again then.',
    },
    {
      ...editedSupport,
      ...requesters.admin,
      reason: 'Mailbox of her own instead of the shared one.',
      requested_at: ago(5 * HOUR),
      expires_at: ago(5 * HOUR - 7 * DAY),
    },
    {
      ...newAdministrator('Ines Moreau', 'ines.moreau', 'E20417'),
      ...requesters.second,
      reason: 'Joins the support team on Monday.',
      requested_at: ago(26 * HOUR),
      expires_at: ago(26 * HOUR - 7 * DAY),
    },
    {
      ...(await disabledAccount(owner)),
      ...requesters.second,
      reason: 'The agreement for these cards ends this month.',
      requested_at: ago(3 * HOUR),
      expires_at: ago(3 * HOUR - 7 * DAY),
    },
  ];
  const pending = {
    status: 'PENDING',
    decided_by: null,
    decided_by_name: null,
    decided_at: null,
    decision_reason: null,
  };
  await insertRows(
    owner,
    'app.proposal',
    requests.map(({ state, ...request }, at) => ({
      ...pending,
      id: at + 1,
      community_id: null,
      audience: 'STAFF',
      object_type: 'system-user',
      version: 1,
      change_hash: hashProposal(request.kind, request.change),
      base_hash: hashProposal(request.kind, state),
      ...request,
    })),
  );
}
