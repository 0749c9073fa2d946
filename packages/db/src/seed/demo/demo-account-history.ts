import { auditObjects } from '@quickportal/contracts/access/audit-objects';
import type { Client } from 'pg';
import { demoBusinesses } from './demo-businesses.ts';
import { dayLength } from './demo-days.ts';
import { demoSettlementAccounts } from './demo-settlement-accounts.ts';
import { insertRows } from '../insert-rows.ts';

const past = { ENABLED: '', DISABLED: 'disabled', BLOCKED: 'blocked' } as const;

/** Who added, edited and switched each settlement account. */
export async function insertDemoAccountHistory(owner: Client, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayLength).toISOString();
  const rows = demoSettlementAccounts.flatMap(({ id, business, alias, status, kind }) => {
    const { community_id, id: business_id, name } = demoBusinesses[business];
    const entry = (at: string, action: string, what: string, changed: object = {}) => ({
      at,
      community_id,
      business_id,
      actor_kind: 'STAFF',
      actor_user_id: 4,
      actor_name: 'Priya Sharma',
      actor_login_name: 'staff.admin',
      action,
      object_type: 'settlement-account',
      object_id: String(id),
      needed_rights: auditObjects['settlement-account'].rights,
      description: `Account ${alias} of ${name} ${what}`,
      outcome: 'SUCCESS',
      before: null,
      after: null,
      ...changed,
    });
    const edit = {
      before: JSON.stringify({ 'Account Alias': `${alias} (new)` }),
      after: { 'Account Alias': alias },
    };
    const switched = {
      before: { status: 'ENABLED' },
      after: { status, reason: 'Not used any more' },
    };
    return [
      entry(ago(3 * 365), 'supplier-accounts.add', 'added'),
      ...(kind === 'AU_BANK' || kind === 'PAYTO_PAYEE'
        ? [entry(ago(200), 'supplier-accounts.update', 'edited', edit)]
        : []),
      ...(status === 'ENABLED'
        ? []
        : [entry(ago(40), `supplier-accounts.${past[status].slice(0, -1)}`, past[status], switched)]),
    ];
  });
  await insertRows(owner, 'app.audit_entry', rows);
}
