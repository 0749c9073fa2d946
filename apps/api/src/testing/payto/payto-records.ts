import type { Client } from 'pg';
import { historyFaults } from './payto-history.ts';

type Owner = Pick<Client, 'query'>;

/**
 * What the records of the two sides must not say, in words. Parameter: the description. An amendment that never arrived, or
 * came too late, ends with its agreement (CTCA).
 */
const DISAGREEMENTS: Readonly<Record<string, string>> = {
  'has another status at the network': `select g.agreement_token as token,
      concat_ws(' ', g.status, g.status_by, 'against', s.status, s.status_by) as detail
    from app.payto_agreement g left join app.simulator_agreement s on s.agreement_id = g.agreement_token
    where g.description = $1 and not coalesce(g.status = s.status and g.status_by = coalesce(s.status_by, 'SYSTEM')
      or g.status = 'REJECTED' and s.status = 'NOT_RECEIVED', false)`,
  'has an amendment that ended otherwise at the network': `select g.agreement_token as token,
      concat_ws(' ', m.id, m.amendment_type, m.status, 'against', s.status) as detail
    from app.payto_agreement g join app.payto_amendment m on m.community_id = g.community_id and m.agreement_id = g.id
    left join app.simulator_amendment s on s.amendment_id = g.agreement_token || '-' || m.id
    where g.description = $1 and not coalesce(m.status = s.status or m.status = 'DECLINED' and s.status = 'NOT_RECEIVED', false)
      and not (m.status = 'RECALLED' and m.reason_code = 'CTCA' and coalesce(s.status, 'DECLINED') in ('DECLINED', 'NOT_RECEIVED'))`,
  'has other terms at the network': `select g.agreement_token as token,
      concat_ws(' ', t.payment_amount, t.maximum_payment_amount, t.end_date, 'against', s.terms) as detail
    from app.payto_agreement g join app.simulator_agreement s on s.agreement_id = g.agreement_token
    left join app.payto_terms t on t.community_id = g.community_id and t.agreement_id = g.id and t.state = 'IN_FORCE'
    where g.description = $1 and s.status <> 'NOT_RECEIVED'
      and (t.payment_amount is distinct from (s.terms ->> 'amount')::bigint
        or t.maximum_payment_amount is distinct from (s.terms ->> 'maximum')::bigint
        or t.end_date is distinct from (s.terms ->> 'endDate')::date)`,
  'has terms that do not follow from their amendment': `select g.agreement_token as token, concat_ws(' ', m.id, m.status, t.state) as detail
    from app.payto_agreement g join app.payto_amendment m on m.community_id = g.community_id and m.agreement_id = g.id
    join app.payto_terms t on t.community_id = m.community_id and t.amendment_id = m.id
    where g.description = $1 and (m.status = 'COMPLETED') <> (t.state in ('IN_FORCE', 'REPLACED'))`,
  'has a payment with another outcome at the network': `select g.agreement_token as token,
      concat_ws(' ', t.receipt_number, t.status, 'against', count(*) filter (where i.approved and i.state = 'DECIDED')) as detail
    from app.payto_agreement g join app.transaction t on t.community_id = g.community_id and t.payto_agreement_id = g.id
    left join app.payment_attempt a on a.community_id = t.community_id and a.transaction_id = t.id and a.kind = 'PAYMENT'
    left join app.simulator_instruction i on i.instruction_id = a.instruction_id
    where g.description = $1 and t.transaction_type = 'PAYMENT'
    group by g.agreement_token, t.receipt_number, t.status
    having count(*) filter (where i.approved and i.state = 'DECIDED')
      <> case when t.status in ('APPROVED', 'REFUNDED') then 1 else 0 end`,
  'was charged without a record': `select g.agreement_token as token, i.instruction_id as detail
    from app.payto_agreement g join app.simulator_instruction i on i.agreement_id = g.agreement_token
    where g.description = $1 and i.operation = 'PAYMENT' and i.approved and i.state = 'DECIDED'
      and not exists (select from app.payment_attempt a where a.instruction_id = i.instruction_id)`,
};

/** What still waits of the agreements with a description: for the payer, the payer's bank or a job. */
const WAITING = `select g.agreement_token as token, concat_ws(' ', g.status, m.amendment_type, a.status) as detail
  from app.payto_agreement g
  left join app.payto_amendment m on m.community_id = g.community_id and m.agreement_id = g.id and m.status = 'PENDING'
  left join app.transaction t on t.community_id = g.community_id and t.payto_agreement_id = g.id
    and t.status in ('PENDING', 'IN_FLIGHT')
  left join app.payment_attempt a on a.community_id = t.community_id and a.transaction_id = t.id and a.answered_at is null
  where g.description = $1 and (g.status in ('PROCESSING', 'PENDING') or m.id is not null or t.id is not null)`;

interface Finding {
  token: string;
  detail: string;
}

/** Agreements with this description that are not settled on either side. */
export async function openPayTo(owner: Owner, description: string): Promise<string[]> {
  const { rows } = await owner.query<Finding>(WAITING, [description]);
  return rows.map(({ token, detail }) => `${token} waits: ${detail}`);
}

/** What is wrong with agreements of this description: the two sides disagree, or a payment is outside its clauses. */
export async function payToFaults(owner: Owner, description: string): Promise<string[]> {
  const found: string[] = [];
  for (const [words, query] of Object.entries(DISAGREEMENTS)) {
    const { rows } = await owner.query<Finding>(query, [description]);
    found.push(...rows.map(({ token, detail }) => `${token} ${words}: ${detail}`));
  }
  return [...found, ...(await historyFaults(owner, description))];
}
