import type { Client } from 'pg';

/** Transactions of a community, as far as people hold something of them in hand. */
export interface TransactionSamples {
  /** What they type into the one box, mixed. */
  terms: string[];
  businessIds: number[];
  /** First and last day of what there is, yyyy-mm-dd. */
  days: { first: string; last: string };
}

interface Sampled {
  receipt: string;
  reference: string;
  name: string;
  amount: string;
  digits: string;
  bsb: string | null;
  token: string;
}

/** Samples transactions of a community; the terms are different in every run. */
export async function sampleTransactions(
  client: Client,
  communityId: number,
  samples = 300,
): Promise<TransactionSamples> {
  const { rows } = await client.query<Sampled>(
    `select t.receipt_number as receipt, t.payment_reference_number as reference, t.customer_name as name,
       trim(to_char(t.amount / 100.0, '9999990.00')) as amount, t.last_four as digits, t.bsb, a.account_token as token
     from app.transaction t
       join app.customer_account a on a.community_id = t.community_id and a.id = t.customer_account_id
     where t.community_id = $1 and t.id in (
       select id from app.transaction where community_id = $1 order by random() limit $2)`,
    [communityId, samples],
  );
  const businesses = await client.query<{ id: string }>(
    `select id from app.business where community_id = $1 and kind = 'SUPPLIER'`,
    [communityId],
  );
  const days = await client.query<{ first: string; last: string }>(
    `select min(transaction_time)::date::text as first, max(transaction_time)::date::text as last
     from app.transaction where community_id = $1`,
    [communityId],
  );
  return {
    terms: rows.map(termOf),
    businessIds: businesses.rows.map(({ id }) => Number(id)),
    days: days.rows[0] ?? { first: '2026-01-01', last: '2026-12-31' },
  };
}

// In turn: a receipt, a reference, a name, a surname, an amount, last digits, a BSB or token, what no one has
function termOf(sampled: Sampled, index: number): string {
  const surname = sampled.name.split(' ').at(-1) ?? sampled.name;
  switch (index % 8) {
    case 0:
      return sampled.receipt;
    case 1:
      return sampled.reference;
    case 2:
      return sampled.name;
    case 3:
      return surname;
    case 4:
      return sampled.amount;
    case 5:
      return sampled.digits;
    case 6:
      return sampled.bsb ?? sampled.token;
    default:
      return `zq${surname.slice(0, 4)}`;
  }
}
