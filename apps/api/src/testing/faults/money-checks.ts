import type { Client } from 'pg';
import type { MoneyCaller } from './money-caller.ts';

/** What is looked at after a run: rows of these customers, of payments since `since`. */
export interface Books {
  owner: Client;
  customerIds: readonly number[];
  /** ISO. */
  since: string;
}

const ours = `t.community_id = 10 and t.customer_id = any ($1) and t.transaction_time >= $2`;
/** A request that was closed on its way would have been approved, but never arrived. */
const approved = `i.approved and i.state = 'DECIDED'`;
const attempts = `app.payment_attempt a join app.transaction t on t.community_id = a.community_id and t.id = a.transaction_id`;

/** Each finds rows that must not be there; `fault` says in words what one is. $1: customers, $2: since. */
const rules: readonly string[] = [
  `select format('Payment %s was recorded %s times for one key', min(t.receipt_number), count(*)) as fault
   from app.transaction t where ${ours} and t.transaction_type = 'PAYMENT'
   group by t.payment_reference_number having count(*) > 1`,
  // The network's book against ours, each way
  `select format('The network approved %s %s of %s, which we have as %s', i.operation, i.instruction_id, i.amount, coalesce(a.status, 'nothing')) as fault
   from app.simulator_instruction i left join app.payment_attempt a on a.instruction_id = i.instruction_id
   where $1::bigint[] is not null and i.received_at >= $2 and ${approved} and a.status is distinct from 'APPROVED'`,
  `select format('%s %s of receipt %s is approved here and %s at the network', a.kind, a.instruction_id, t.receipt_number, coalesce(i.state, 'unknown')) as fault
   from ${attempts} left join app.simulator_instruction i on i.instruction_id = a.instruction_id
   where ${ours} and a.status = 'APPROVED' and (${approved}) is not true`,
  // Amounts name the payments of a run; schedules of the demo are charged meanwhile, of any amount
  `select format('The network took %s cents %s times', i.amount, count(*)) as fault
   from app.simulator_instruction i
   left join (${attempts}) on a.instruction_id = i.instruction_id
   where i.received_at >= $2 and i.operation = 'PAYMENT' and ${approved} and (t.id is null or t.customer_id = any ($1))
   group by i.amount having count(*) > 1`,
  `select format('Receipt %s is of %s and the network has %s', t.receipt_number, t.amount, i.amount) as fault
   from ${attempts} join app.simulator_instruction i on i.instruction_id = a.instruction_id
   where ${ours} and a.kind <> 'VOID' and ${approved} and i.amount <> t.amount`,
  `select format('Receipt %s has %s approved attempts of kind %s', t.receipt_number, count(*), a.kind) as fault
   from ${attempts} where ${ours} and a.status = 'APPROVED' group by t.receipt_number, a.kind having count(*) > 1`,
  // What a transaction is, and what its attempts say
  `select format('Receipt %s is %s, its attempts say %s', t.receipt_number, t.status, said.kinds) as fault
   from app.transaction t cross join lateral (
     select coalesce(array_agg(a.kind order by a.kind) filter (where a.status = 'APPROVED'), '{}') as kinds
     from app.payment_attempt a where a.community_id = t.community_id and a.transaction_id = t.id) said
   where ${ours} and said.kinds <> case
     when t.status = 'VOIDED' then array['PAYMENT', 'VOID']
     when t.status in ('APPROVED', 'REFUNDED') then array[t.transaction_type]
     else array[]::text[] end`,
  // Refunds
  `select format('Payment %s of %s is %s and %s were given back', t.receipt_number, t.amount, t.status, back.amount) as fault
   from app.transaction t cross join lateral (
     select coalesce(sum(r.amount) filter (where b.status = 'APPROVED'), 0) as amount,
       coalesce(sum(r.amount) filter (where b.status not in ('DECLINED', 'CANCELLED')), 0) as reserved
     from app.refund r join app.transaction b on b.community_id = r.community_id and b.id = r.transaction_id
     where r.community_id = t.community_id and r.original_transaction_id = t.id) back
   where ${ours} and t.transaction_type = 'PAYMENT'
     and (back.reserved > t.amount or (t.status = 'REFUNDED') <> (back.amount = t.amount) or (back.amount > 0 and t.status not in ('APPROVED', 'REFUNDED')))`,
  // Money by account, here and at the network
  `select format('Account %s: %s cents here, %s at the network', here.account, here.cents, network.cents) as fault
   from (select t.customer_account_id as account, sum(case
       when t.transaction_type = 'REFUND' and t.status = 'APPROVED' then -t.amount
       when t.transaction_type = 'PAYMENT' and t.status in ('APPROVED', 'REFUNDED') then t.amount else 0 end) as cents
     from app.transaction t where ${ours} group by 1) here
   left join (select t.customer_account_id as account, sum(case i.operation
       when 'PAYMENT' then i.amount when 'REFUND' then -i.amount else -o.amount end) as cents
     from ${attempts} join app.simulator_instruction i on i.instruction_id = a.instruction_id
     left join app.simulator_instruction o on o.instruction_id = i.original_id
     where ${ours} and ${approved} group by 1) network on network.account = here.account
   where here.cents <> coalesce(network.cents, 0) or here.cents < 0`,
  // Each outcome was announced once
  `select format('Receipt %s is %s, and the audit trail has %s', t.receipt_number, t.status, told.actions) as fault
   from app.transaction t cross join lateral (
     select coalesce(array_agg(split_part(e.action, '.', 2) order by split_part(e.action, '.', 2)), '{}') as actions
     from app.audit_entry e where e.community_id = t.community_id and e.object_type = 'transaction'
       and e.object_id = t.receipt_number and e.action ~ '^(payments|refunds)[.](approve|decline|cancel|void)$' and e.after is not null) told
   where ${ours} and told.actions <> case t.status
     when 'VOIDED' then array['approve', 'void'] when 'APPROVED' then array['approve'] when 'REFUNDED' then array['approve']
     when 'DECLINED' then array['decline'] when 'CANCELLED' then array['cancel'] else array[]::text[] end`,
  `select format('Event %s of receipt %s was written %s times', e.type, e.object_id, count(*)) as fault
   from app.event e join app.transaction t on t.community_id = e.community_id and t.receipt_number = e.object_id
   where ${ours} group by e.type, e.object_id having count(*) > 1`,
  `select format('Entries of receipt %s come to %s of %s', t.receipt_number, sum(b.amount), t.amount) as fault
   from app.transaction t left join app.batch_entry b on b.community_id = t.community_id and b.transaction_id = t.id
   where ${ours} group by t.receipt_number, t.amount having coalesce(sum(b.amount), 0) <> t.amount`,
];

/** Whatever is wrong with the money of a run, in words; empty when all adds up. */
export async function moneyFaults({ owner, customerIds, since }: Books): Promise<string[]> {
  const found: string[] = [];
  for (const rule of rules) {
    const { rows } = await owner.query<{ fault: string }>(`${rule} limit 20`, [customerIds, since]);
    found.push(...rows.map(({ fault }) => fault));
  }
  return found;
}

/** What has no outcome yet, by what it is. All are zero when nothing is stuck. */
export async function openMoney({ owner, customerIds, since }: Books): Promise<Record<string, number>> {
  const { rows } = await owner.query<Record<string, number>>(
    `select
       (select count(*)::int from app.transaction t where ${ours} and t.status in ('PENDING', 'IN_FLIGHT', 'SUSPENDED')) as transactions,
       (select count(*)::int from ${attempts} where ${ours} and a.status in ('IN_FLIGHT', 'UNKNOWN', 'ACCEPTED')) as attempts,
       (select count(*)::int from ${attempts} join app.idempotency_key k on k.id = a.idempotency_key_id
        where ${ours} and k.state <> 'DONE') as keys`,
    [customerIds, since],
  );
  return rows[0] ?? {};
}

/**
 * The longest that an outcome took, in seconds: of everything that was sent since then, and from a moment on, such as
 * that of the last kill.
 */
export async function longestOpen(
  { owner, customerIds, since }: Books,
  from: Date,
): Promise<{ ever: number; since: number }> {
  const { rows } = await owner.query<{ ever: number; since: number }>(
    `select extract(epoch from max(a.answered_at - a.sent_at))::float8 as ever,
       coalesce(extract(epoch from max(a.answered_at - greatest(a.sent_at, $3)))::float8, 0) as since
     from ${attempts} where ${ours}`,
    [customerIds, since, from.toISOString()],
  );
  return rows[0] ?? { ever: 0, since: 0 };
}

/** Whether every completed key has the response it was given, and nothing was recorded for a refused one. */
export async function keyFaults({ owner, customerIds, since }: Books, caller: MoneyCaller): Promise<string[]> {
  const { rows } = await owner.query<{ receipt: string; type: string; key: string | null; answered: string | null }>(
    `select t.receipt_number as receipt, t.transaction_type as type, k.key,
       convert_from(k.body, 'UTF8')::json #>> '{body,receiptNumber}' as answered
     from ${attempts} left join app.idempotency_key k on k.id = a.idempotency_key_id where ${ours} and a.kind <> 'VOID'`,
    [customerIds, since],
  );
  const faults = rows.flatMap(({ receipt, type, key, answered }) => {
    if (answered !== receipt) return [`${type} ${receipt} has a key that answers ${answered}`];
    return key !== null && caller.done.has(key) ? [] : [`${type} ${receipt} belongs to no key that was answered`];
  });
  const recorded = new Set(rows.map(({ key }) => key));
  for (const { key, path, status } of caller.done.values())
    if (/\/(payments|refund)$/.test(path) && !recorded.has(key))
      faults.push(`${path} was answered ${status} and is lost`);
  return faults;
}

const SIDE_BY_SIDE = 8;

/** Sends every key that was done once more: status and bytes must be those of the first answer. */
export async function replayFaults(caller: MoneyCaller): Promise<string[]> {
  const faults: string[] = [];
  const all = [...caller.done.values()];
  for (let from = 0; from < all.length; from += SIDE_BY_SIDE)
    await Promise.all(
      all.slice(from, from + SIDE_BY_SIDE).map(async (first) => {
        const again = await caller.replay(first);
        const isSame = again.replayed && again.status === first.status && again.text === first.text;
        if (!isSame) faults.push(`${first.path} was answered ${first.text}, and again ${again.status} ${again.text}`);
      }),
    );
  return faults;
}
