import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { RUN_FILE } from '../../engines/uploads/uploads-handler.ts';
import type { Receiver } from '../../engines/deliveries/receiver.fixture.ts';
import type { FaultyCaller } from './caller.ts';
import { deliveryFaults } from './delivery-order.ts';

/** What a kind of work needs to be requested and verified afterwards. */
export interface Workplace {
  readonly caller: FaultyCaller;
  /** Another user, who decides about what the first one did. */
  readonly second: FaultyCaller;
  /** The owner of the database. */
  readonly owner: Client;
  readonly receiver: Receiver;
}

/** A kind of work that workers do, and how one sees that it was done once and whole. */
export interface Work {
  readonly kind: string;
  /** True while a worker is in the middle of it. */
  isUnderWay(place: Workplace): Promise<boolean>;
  ask(place: Workplace): Promise<void>;
  /** What is still to be done. */
  left(place: Workplace): Promise<number>;
  /** What went wrong, in words; empty when all was done once. */
  faults(place: Workplace): Promise<string[]>;
}

const single = async (owner: Client, sql: string, values: unknown[] = []): Promise<number> =>
  Number(((await owner.query<{ n: string }>(sql, values)).rows[0] ?? { n: 0 }).n);

const runningJobs = `select count(*) as n from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id where j.locked_at is not null and t.identifier = $1`;

/** Customers are added, and a receiver hears of each. */
export function webhooks(): Work {
  const added = new Set<string>();
  return {
    kind: 'deliveries',
    isUnderWay: async ({ owner }) =>
      (await single(owner, 'select count(*) as n from app.delivery_lane where leased_until > clock_timestamp()')) > 0,
    ask: async ({ caller }) => {
      await Promise.all(
        Array.from({ length: 5 }, async () => {
          const key = randomUUID();
          const customerName = `Webhook ${key}`;
          const { status, body } = await caller.send('POST', 'customers', {
            body: { businessId: await firstBusiness(caller), customerName },
            key,
          });
          if (status !== 201) throw new Error(`Adding a customer answered ${status}: ${JSON.stringify(body)}`);
          added.add(customerName);
        }),
      );
    },
    left: ({ owner }) =>
      single(
        owner,
        `select count(*) as n from app.delivery join app.webhook_endpoint endpoint
           on endpoint.community_id = delivery.community_id and endpoint.id = delivery.endpoint_id and endpoint.enabled
         where status in ('QUEUED', 'RETRYING')`,
      ),
    faults: async ({ owner, receiver }) => {
      const faults: string[] = [];
      const { rows } = await owner.query<{ key: string; body: string; customer_name: string }>(
        `select e.key, e.body, c.customer_name from app.event e join app.customer c on c.id = e.object_id::bigint
         where e.type = 'customer.created' order by e.id`,
      );
      const names = rows.map(({ customer_name }) => customer_name).filter((name) => added.has(name));
      if (new Set(names).size !== names.length) faults.push('A customer was added twice');
      if (names.length !== added.size) faults.push(`${added.size} customers were added, ${names.length} have an event`);
      const bodies = new Map(rows.map(({ key, body }) => [key, body]));
      for (const { headers, body } of receiver.received) {
        const key = String(headers['webhook-id']);
        if ((bodies.get(key) ?? body) !== body) faults.push(`The receiver got another text for ${key}`);
      }
      const arrived = receiver.received.map(({ headers }) => String(headers['webhook-id']));
      return [...faults, ...(await deliveryFaults(owner, receiver.url, arrived))];
    },
  };
}

/** Lists of many customers are exported. */
export function exports(rowsToWrite: () => Promise<number>): Work {
  const wanted = new Set<number>();
  const isOver = `status in ('READY', 'FAILED', 'CANCELLED', 'EXPIRED')`;
  return {
    kind: 'exports',
    isUnderWay: async ({ owner }) => (await single(owner, runningJobs, ['exports.write'])) > 0,
    ask: async ({ caller, owner }) => {
      if ((await single(owner, `select count(*) as n from app.export where not ${isOver}`)) > 0) return;
      const { status, body } = await caller.send<{ exportId: number }>('POST', 'customer-export', {
        body: {},
        key: randomUUID(),
      });
      if (status !== 202) throw new Error(`Starting an export answered ${status}: ${JSON.stringify(body)}`);
      wanted.add(body.exportId);
    },
    left: ({ owner }) => single(owner, `select count(*) as n from app.export where not ${isOver}`),
    faults: async ({ owner }) => {
      const { rows } = await owner.query<{ id: string; status: string; rows_done: string; sha256: string | null }>(
        'select id, status, rows_done, sha256 from app.export',
      );
      const atMost = await rowsToWrite();
      const bad = rows.filter((row) => row.status !== 'READY' || row.sha256 === null || Number(row.rows_done) > atMost);
      const unasked = rows.filter(({ id }) => !wanted.has(Number(id)));
      return [
        ...bad.map(({ id, status, rows_done }) => `Export ${id} is ${status} with ${rows_done} rows`),
        ...unasked.map(({ id }) => `Export ${id} was started twice`),
      ];
    },
  };
}

/** Files of new customers are uploaded, checked and carried out in chunks. */
export function uploads(): Work {
  const lines = 300;
  const begun = new Set<string>();
  return {
    kind: 'uploads',
    isUnderWay: async ({ owner }) => (await single(owner, runningJobs, [RUN_FILE])) > 0,
    ask: async ({ caller, owner }) => {
      if ((await single(owner, `select count(*) as n from app.uploaded_file where ${isRunning}`)) > 1) return;
      const name = randomUUID().slice(0, 8);
      const { rows } = await owner.query<{ code: string }>(
        `select code from app.business where community_id = 10 and kind = 'SUPPLIER' order by id limit 1`,
      );
      const content = Array.from({ length: lines }, (_, n) => `${rows[0]?.code},Line ${name} ${n},L${name}${n}`);
      const { status, body } = await caller.send<unknown>('POST', 'uploaded-files?format=CUSTOMERS', {
        file: { name: `${name}.csv`, content: ['businessCode,customerName,customerNumber', ...content].join('\n') },
      });
      // 422: a process died after it had taken the file and before it said so; the second attempt is a duplicate
      if (status !== 201 && status !== 422) throw new Error(`Uploading answered ${status}: ${JSON.stringify(body)}`);
      begun.add(name);
    },
    left: ({ owner }) => single(owner, `select count(*) as n from app.uploaded_file where ${isRunning}`),
    faults: async ({ owner }) => {
      const { rows } = await owner.query<{ file: string; customers: string; different: string }>(
        `select split_part(customer_name, ' ', 2) as file, count(*) as customers, count(distinct customer_name) as different
         from app.customer where community_id = 10 and customer_name like 'Line %' group by 1`,
      );
      const whole = rows.filter((row) => Number(row.customers) === lines && Number(row.different) === lines);
      const faults = rows
        .filter((row) => !whole.includes(row))
        .map((row) => `${row.customers} customers (${row.different} different) of ${lines} lines`);
      return whole.length === begun.size ? faults : [...faults, `${begun.size} files, ${whole.length} carried out`];
    },
  };
}
// A payment file whose lines are counted waits for its release, as one of the demo does
const isRunning = `community_id = 10
  and (status in ('PROCESSING', 'SENDING') or status = 'QUEUED' and line_count is null)`;

/** Links for new passwords are mailed to the demo's mailbox, one to each person: more would be held back. */
export function mails(askFor: (email: string) => Promise<void>): Work {
  const request: string[] = [];
  return {
    kind: 'mail',
    isUnderWay: async ({ owner }) => (await single(owner, runningJobs, ['mail.send'])) > 0,
    ask: async ({ owner }) => {
      const { rows } = await owner.query<{ email: string }>(
        `select u.email from app.system_user u join app.credential c on c.user_id = u.id
         where u.status = 'ACTIVE' and c.locked_until is null and u.last_sign_in_at > now() - interval '60 days' and u.email <> all ($1) order by u.id desc limit 1`,
        [request],
      );
      const email = rows[0]?.email;
      if (email === undefined) return;
      await askFor(email);
      request.push(email);
    },
    left: ({ owner }) =>
      single(
        owner,
        `select (select count(*) from app.outbox where available_at <= clock_timestamp())
              + (select count(*) from graphile_worker._private_jobs j
                 join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier ~ '^(mail|auth)[.]') as n`,
      ),
    faults: async ({ owner }) => {
      const faults: string[] = [];
      for (const email of request) {
        const sql = `select count(*) as n from app.mail_message where to_folded = lower($1) and subject ilike '%password%'`;
        if ((await single(owner, sql, [email])) === 0) faults.push(`The link for ${email} never arrived`);
      }
      return faults;
    },
  };
}

let business: number | undefined;
async function firstBusiness(caller: FaultyCaller): Promise<number> {
  if (business !== undefined) return business;
  const { body } = await caller.send<{ items: { businessId: number }[] }>('POST', 'customer-search', {
    body: { pageSize: 1 },
  });
  business = body.items[0]?.businessId;
  if (business === undefined) throw new Error('The demo has no customers');
  return business;
}
