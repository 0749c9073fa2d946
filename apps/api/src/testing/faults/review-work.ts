import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { changeAsOwner } from './owner-statements.ts';
import type { Work } from './work.ts';

const COMMENT = 'Faults: review';
/** Cents above which the facility suspends a payment here, and how far above these are. */
const LIMIT = 300_000;

interface Reviewed {
  receiptNumber: string;
  decision: 'approve' | 'decline';
}

interface Row {
  receipt_number: string;
  status: string;
  decision: string;
  attempts: number;
  reviews: number;
}

/** Payments are suspended by fraud guard, and a user approves some and declines the others. */
export function reviews(): Work {
  const reviewed: Reviewed[] = [];
  let underWay = 0;
  return {
    kind: 'reviews',
    isUnderWay: () => Promise.resolve(underWay > 0),
    ask: async ({ caller, second, owner }) => {
      const { customerId, accountId } = await chargedAccount(owner);
      await suspendLargeAmounts(owner);
      const take = async (): Promise<string> => {
        const body = { accountId, amount: `${LIMIT / 100 + 100}.00`, comment: COMMENT };
        const path = `customers/${customerId}/payments`;
        const taken = await caller.send<{ receiptNumber: string; status: string }>('POST', path, {
          body,
          key: randomUUID(),
        });
        if (taken.body.status !== 'SUSPENDED') throw new Error(`A large payment is ${JSON.stringify(taken)}`);
        return taken.body.receiptNumber;
      };
      const decide = async (decision: Reviewed['decision']) => {
        const receiptNumber = await take();
        const key = randomUUID();
        const path = `fraud-reviews/${receiptNumber}/${decision}`;
        const request = () => second.send('POST', path, { body: { reason: COMMENT }, key });
        const sent = await Promise.all([request(), request()]);
        const bad = sent.find(({ status }) => status >= 300);
        if (bad) throw new Error(`A review answered ${bad.status}: ${JSON.stringify(bad.body)}`);
        if (JSON.stringify(sent[0]) !== JSON.stringify(sent[1]))
          throw new Error(`${receiptNumber}: two answers of a key`);
        reviewed.push({ receiptNumber, decision });
      };
      underWay += 1;
      // The kill comes while these run; what they are answered in the end is looked at by `left` and `faults`
      void Promise.all([decide('approve'), decide('decline'), decide('approve')]).finally(() => (underWay -= 1));
    },
    left: async ({ owner }) => {
      const { rows } = await owner.query<{ n: number }>(
        `select count(*)::int as n from app.transaction
         where comment = $1 and status in ('SUSPENDED', 'PENDING', 'IN_FLIGHT')`,
        [COMMENT],
      );
      return underWay + (rows[0]?.n ?? 0);
    },
    faults: async ({ owner }) => {
      const { rows } = await owner.query<Row>(
        `select t.receipt_number, t.status, f.status as decision,
           (select count(*)::int from app.payment_attempt a
             where a.community_id = t.community_id and a.transaction_id = t.id) as attempts,
           (select count(*)::int from app.audit_entry e where e.object_type = 'transaction'
             and e.object_id = t.receipt_number and e.action in ('fraud-reviews.approve', 'fraud-reviews.decline')) as reviews
         from app.transaction t join app.fraud_decision f on f.community_id = t.community_id and f.transaction_id = t.id
         where t.comment = $1`,
        [COMMENT],
      );
      const missing = reviewed.filter(({ receiptNumber }) => !rows.some((row) => row.receipt_number === receiptNumber));
      return [
        ...(reviewed.length === 0 ? ['Nothing was reviewed'] : []),
        ...missing.map(({ receiptNumber }) => `${receiptNumber} was reviewed and is gone`),
        ...rows.flatMap((row) => faultOf(row, reviewed) ?? []),
      ];
    },
  };
}

function faultOf({ receipt_number: receipt, status, decision, attempts, reviews: times }: Row, reviewed: Reviewed[]) {
  const requested = reviewed.find(({ receiptNumber }) => receiptNumber === receipt)?.decision;
  const wanted = requested === 'approve' ? ['RELEASED', 1] : ['DECLINED', 0];
  const is = `${receipt}: ${requested ?? 'not reviewed'}, ${decision}, ${status}, ${attempts} attempts, ${times} reviews`;
  if (requested === undefined || decision !== wanted[0] || attempts !== wanted[1] || times !== 1) return is;
  // A payment that the network never received is cancelled, as any other
  const ends = requested === 'approve' ? ['APPROVED', 'DECLINED', 'CANCELLED'] : ['DECLINED'];
  return ends.includes(status) ? null : is;
}

async function chargedAccount(owner: Client): Promise<{ customerId: number; accountId: number }> {
  const { rows } = await owner.query<{ customer_id: string; id: string }>(
    `select a.customer_id, a.id from app.customer_account a
     join app.customer c on c.community_id = a.community_id and c.id = a.customer_id and c.enabled
     where a.community_id = 10 and a.enabled and a.card_scheme = 'VISA' and right(a.last_four, 2) < '90'
       and a.expiry_year > 2027
       and not exists (select from app.fraud_guard_rules r
         where r.community_id = a.community_id and r.business_id = c.business_id)
     order by a.id limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('The demo has no card to charge');
  return { customerId: Number(row.customer_id), accountId: Number(row.id) };
}

/** Only this rule suspends, so that what others pay meanwhile is not held. */
async function suspendLargeAmounts(owner: Client): Promise<void> {
  await changeAsOwner(owner, 'delete from app.fraud_bin_testing_mode where community_id = 10');
  await changeAsOwner(
    owner,
    `update app.fraud_guard_rules set enabled = true, mode = 'ACTIVE', card_pan = false,
       ip_address = false, velocity_check = false, bank_countries = false, customer_countries = false,
       high_risk_ip_country = false, ip_bin_country_mismatch = false, anonymous_ip_proxy = false,
       unusually_large_amount = true, unusually_large_amount_limit = $1
     where community_id = 10 and business_id is null`,
    [LIMIT],
  );
}
