import { auditObjects, auditRights, type AuditObjectType } from '@quickportal/contracts/access/audit-objects';
import { rights, type Right } from '@quickportal/contracts/access/rights';
import { contracts } from '@quickportal/contracts/registry';
import { eventTypes } from '@quickportal/contracts/webhooks/event-types';
import { rightsOfEvent } from '@quickportal/contracts/webhooks/event-rights';
import type { Scope } from '@quickportal/db/connect/scope';
import { insertEventFor } from '@quickportal/db/deliveries/insert-events';
import { insertBusiness, insertCommunity, insertCustomers } from '@quickportal/db/testing/test-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActors, testOrigin } from '../../testing/test-actors.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { recordAudits, type AuditRecord } from './audit.ts';

const types = Object.keys(auditObjects) as AuditObjectType[];
const vocabulary = Object.keys(rights) as Right[];
const actions = [...new Set(contracts.flatMap(({ audit }) => audit ?? []))];
/** Customers by their business; 0: an entry that belongs to none. */
const customerOf = { 0: null, 100: 1, 101: 2 } as const;
type Business = keyof typeof customerOf;
const businesses: Business[] = [0, 100, 101];
let services: TestServices;

beforeAll(async () => {
  services = await createTestServices();
  await insertCommunity(services.owner, { id: 10 });
  await insertBusiness(services.owner, { communityId: 10, id: 101 });
  await insertCommunity(services.owner, { id: 20 });
  await insertCustomers(services.owner, { communityId: 10, businessId: 100, firstId: 1, count: 1 });
  await insertCustomers(services.owner, { communityId: 10, businessId: 101, firstId: 2, count: 1 });
});
afterAll(() => services.drop());

const scopeOf = (held: readonly string[], more: Partial<Scope> = {}) =>
  ({ kind: 'community', communityId: 10, auditRights: held, ...more }) as Scope;

describe('an audit entry', () => {
  beforeAll(() => {
    // Every kind in every business, and every action at least once: the action decides nothing
    const pairs = types.flatMap((objectType) => businesses.map((business) => ({ objectType, business })));
    const entries = Array.from({ length: Math.max(pairs.length, actions.length) }, (_, index): AuditRecord => {
      const { objectType, business } = pairs[index % pairs.length] ?? { objectType: 'call', business: 0 };
      return {
        action: actions[index % actions.length] ?? '',
        actor: testActors.facility,
        origin: testOrigin,
        communityId: 10,
        objectType,
        objectId: '0',
        customerId: customerOf[business],
        description: 'Something happened',
        outcome: 'SUCCESS',
        at: services.clock.now(),
      };
    });
    return services.db.transaction({ kind: 'jobs' }, (trx) => recordAudits(trx, entries));
  });

  /** The kinds and businesses of the entries that a scope shows. */
  async function seen(held: readonly string[], more: Partial<Scope> = {}): Promise<string[]> {
    const { rows } = await services.db.transaction(scopeOf(held, more), (trx) =>
      sql<{ entry: string }>`select distinct object_type || ' ' || coalesce(business_id, 0) as entry
        from app.audit_entry`.execute(trx),
    );
    return rows.map(({ entry }) => entry).toSorted();
  }
  const openedBy = (right: Right, key: readonly Business[]) =>
    types
      .filter((type) => auditObjects[type].rights.includes(right))
      .flatMap((type) => key.map((business) => `${type} ${business}`))
      .toSorted();

  it.each(vocabulary)(
    'of every action and kind is shown by %s where the kind names it, and not otherwise',
    async (right) => {
      expect(await seen([right])).toEqual(openedBy(right, businesses));
      expect(await seen([right], { businessIds: [100] })).toEqual(openedBy(right, [0, 100]));
      expect(await seen([`${right} 100`])).toEqual(openedBy(right, [100]));
      expect(await seen([`${right} 100`], { businessIds: [101] })).toEqual([]);
    },
  );

  it('is shown to no one without a right, nor to another community', async () => {
    expect(await seen([])).toEqual([]);
    expect(await seen([...auditRights], { communityId: 20 })).toEqual([]);
    expect(await seen([...auditRights])).toHaveLength(types.length * businesses.length);
  });
});

describe('the text of an event and the reply of its receiver', () => {
  const all = Object.keys(eventTypes);

  beforeAll(async () => {
    await services.owner.query(
      `insert into app.webhook_endpoint (community_id, id, kind, url, all_events, notification_email, secret_sealed,
         created_at, updated_at)
       values (10, 7, 'WEBHOOK', 'https://hooks.example.com', true, '', '', now(), now())`,
    );
    for (const type of all) {
      const event = { communityId: 10, key: `evt_${type}`, type, objectType: 'x', objectId: '1', body: type };
      const whole = { ...event, neededRights: rightsOfEvent(type), occurredAt: services.clock.now(), requestId: null };
      await services.db.transaction(scopeOf([]), (trx) => insertEventFor(trx, 7, whole));
    }
    await services.owner.query(
      `insert into app.delivery_attempt (community_id, delivery_id, attempted_at, duration_ms, response_body)
       select 10, d.id, now(), 1, 'Reply to ' || e.type from app.delivery d join app.event e on e.id = d.event_id`,
    );
  });

  /** The texts and replies that a scope may read, whichever delivery it names. */
  async function read(scope: Scope): Promise<string[]> {
    const { rows } = await services.db.transaction(scope, (trx) =>
      sql<{ text: string }>`
        select app.read_event_body(id) as text from generate_series(1, ${all.length}::integer) id
        union all select r.reply from generate_series(1, ${all.length}::integer) id, app.read_replies(id) r`.execute(
        trx,
      ),
    );
    return rows.flatMap(({ text }) => text ?? []).toSorted();
  }
  const textsOf = (events: readonly string[]) => events.flatMap((type) => [type, `Reply to ${type}`]).toSorted();
  const openTo = (right: Right | null) =>
    all.filter((type) => {
      const needed = rightsOfEvent(type);
      return needed === null || (right !== null && needed.includes(right));
    });

  it.each(vocabulary)('are read with %s where the event names it, and not otherwise', async (right) => {
    expect(await read(scopeOf([right]))).toEqual(textsOf(openTo(right)));
    expect(await read(scopeOf([`${right} 100`]))).toEqual(textsOf(openTo(null)));
  });

  it('are read by no one who is kept to some businesses or works in another community', async () => {
    expect(await read(scopeOf(vocabulary))).toEqual(textsOf(all));
    expect(await read(scopeOf(vocabulary, { businessIds: [100, 101] }))).toEqual([]);
    expect(await read(scopeOf(vocabulary, { communityId: 20 }))).toEqual([]);
  });

  it.each(['body from app.event', 'response_body from app.delivery_attempt'])(
    'cannot be selected by a query of a facility: %s',
    async (what) => {
      const select = services.db.transaction(scopeOf(vocabulary), (trx) => sql`select ${sql.raw(what)}`.execute(trx));
      await expect(select).rejects.toThrow(/permission denied/);
    },
  );
});
