import type { Client } from 'pg';

interface Given {
  communityId?: number;
  businessId?: number;
  /** Also the ID of its account, statement and invoice. */
  id: number;
  status?: 'UNMATCHED' | 'MATCHED' | 'EXCLUDED';
}

/** Inserts a line of 100.00 with its account and statement, and an invoice of 100.00 that a matched line pays. */
export async function insertLine(
  owner: Client,
  { communityId = 10, businessId = 101, id, status = 'UNMATCHED' }: Given,
): Promise<void> {
  const place = [communityId, businessId, id];
  await owner.query(
    `insert into app.bank_statement_account (community_id, id, business_id, alias_name, source, status, currency,
       masked_identifier, last_four, created_at, updated_at)
     values ($1, $3, $2, 'Receipts', 'MT940', 'ACTIVE', 'AUD', '032-999 ...994', '994', '2026-11-20', '2026-11-20')`,
    place,
  );
  await owner.query(
    `insert into app.bank_statement (community_id, id, business_id, bank_statement_account_id, statement_date,
       opening_balance, closing_balance, file_hash, received_at, currency)
     values ($1, $3, $2, $3, '2026-11-19', 0, 10000, sha256('a'), '2026-11-20', 'AUD')`,
    place,
  );
  await owner.query(
    `insert into app.bank_statement_line (community_id, business_id, id, bank_statement_account_id, bank_statement_id,
       line_number, value_date, amount, currency, status, tried_at, updated_at)
     values ($1, $2, $3, $3, $3, 1, '2026-11-19', 10000, 'AUD', $4, '2026-11-20', '2026-11-20')`,
    [...place, status],
  );
  const paid = status === 'MATCHED' ? 10_000 : 0;
  await owner.query(
    `insert into app.invoice (community_id, business_id, id, invoice_number, status, amount, amount_paid, currency,
       issue_date, due_date, created_at, updated_at)
     values ($1, $2, $3, 'M-' || $3::bigint, case when $4 > 0 then 'PAID' else 'OPEN' end, 10000, $4, 'AUD', '2026-11-01',
       '2026-11-19', '2026-11-20', '2026-11-20')`,
    [...place, paid],
  );
  if (paid > 0) await restoreMatch(owner, { communityId, businessId, id });
}

/** Matches a line to the invoice of the same ID, where it is not. */
export async function restoreMatch(owner: Client, { communityId = 10, businessId = 101, id }: Given): Promise<void> {
  await owner.query(
    `insert into app.line_allocation (community_id, business_id, id, bank_statement_line_id, invoice_id, amount,
       allocated_by_name, allocated_at, currency)
     values ($1, $2, $3, $3, $3, 10000, 'Kim Tan', '2026-11-20', 'AUD') on conflict do nothing`,
    [communityId, businessId, id],
  );
  await owner.query(`update app.bank_statement_line set status = 'MATCHED' where community_id = $1 and id = $2`, [
    communityId,
    id,
  ]);
}

/** Makes a line of community 10 and the invoice of the same ID open again. */
export async function removeMatches(owner: Client, id: number): Promise<void> {
  await owner.query('delete from app.line_allocation where community_id = 10 and bank_statement_line_id = $1', [id]);
  await owner.query(`update app.bank_statement_line set status = 'UNMATCHED' where community_id = 10 and id = $1`, [
    id,
  ]);
  await owner.query(
    `update app.invoice set status = 'OPEN', amount_paid = 0 where community_id = 10 and id = $1 and amount_paid > 0`,
    [id],
  );
}
