import { sql, type RawBuilder } from 'kysely';
import { build } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { rowSet, rowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { MatchingPlace, Stored } from './read-matching-run.ts';

/** What lines may name; an invoice that any of it names is a candidate. */
export interface Named {
  currency: 'AUD' | 'NZD';
  /** Numbers of invoices as `number_key` has them. */
  numberKeys: readonly string[];
  /** Numbers of customers as `number_key` has them. */
  customerKeys: readonly string[];
  /** Codes of buyer businesses in upper case. */
  buyerCodes: readonly string[];
  /** Ranges of what is still to be paid, in cents. */
  amounts: readonly { from: bigint; to: bigint }[];
}

/** An invoice that can be paid; amounts in cents. */
export interface CandidateInvoice {
  invoiceId: number;
  invoiceNumber: string;
  numberKey: string;
  customerId: number | null;
  customerNumber: string | null;
  buyerCode: string | null;
  payerName: string;
  remaining: bigint;
  issueDate: string;
  dueDate: string;
}

const isOpen = ({ communityId, businessId }: MatchingPlace, currency: string) =>
  sql`i.community_id = ${communityId}::bigint and i.business_id = ${businessId}::bigint
    and i.status in ('OPEN', 'PART_PAID') and i.currency = ${currency}`;

/** Selects the open invoices whose IDs `candidates` selects, each once, by ID. */
const selectCandidates = ({ communityId }: MatchingPlace, candidates: RawBuilder<unknown>, lock: boolean) =>
  sql<Stored<CandidateInvoice, 'remaining'>>`
    with candidate as (${candidates}), chosen as (
      select i.* from app.invoice i
      where i.community_id = ${communityId}::bigint and i.id = any (array(select id from candidate))
        and i.status in ('OPEN', 'PART_PAID')
      order by i.id ${lock ? sql`for no key update` : sql``}
    )
    select i.id as "invoiceId", i.invoice_number as "invoiceNumber", i.number_key as "numberKey",
      i.customer_id as "customerId", c.customer_number as "customerNumber", b.code as "buyerCode",
      coalesce(c.customer_name, b.name, '') as "payerName", i.remaining,
      i.issue_date::text as "issueDate", i.due_date::text as "dueDate"
    from chosen i
    left join app.customer c on c.community_id = i.community_id and c.id = i.customer_id
    left join app.business b on b.community_id = i.community_id and b.id = i.buyer_business_id
    order by i.id`;

const namedInvoices = (place: MatchingPlace, named: Named) => {
  const open = isOpen(place, named.currency);
  const ranges = rowSetText(named.amounts.map(({ from, to }) => ({ from_cents: from, to_cents: to })));
  return sql`
    select i.id from app.invoice i where ${open} and i.number_key = any (${named.numberKeys}::text[])
    union
    select i.id from app.invoice i
    join app.customer c on c.community_id = i.community_id and c.id = i.customer_id
    where ${open} and c.business_id = ${place.businessId}::bigint and c.number_key = any (${named.customerKeys}::text[])
    union
    select i.id from app.invoice i
    join app.business b on b.community_id = i.community_id and b.id = i.buyer_business_id
    where ${open} and upper(b.code) = any (${named.buyerCodes}::text[])
    union
    select i.id from ${rowSet(ranges, 'from_cents bigint, to_cents bigint')}
    join app.invoice i on ${open} and i.remaining between given.from_cents and given.to_cents`;
};

const read = async (
  db: Reader,
  statement: RawBuilder<Stored<CandidateInvoice, 'remaining'>>,
): Promise<CandidateInvoice[]> => {
  const rows = await db.run({ compile: () => statement.compile(build) });
  return rows.map((row) => ({ ...row, remaining: BigInt(row.remaining) }));
};

/** Locks the open invoices of a business that lines may pay, each once, by ID. */
export const lockCandidateInvoices = (
  trx: WriteTransaction,
  place: MatchingPlace,
  named: Named,
): Promise<CandidateInvoice[]> => read(trx, selectCandidates(place, namedInvoices(place, named), true));

/** Locks open invoices of a business by their IDs; those that are not there are left out. */
export const lockOpenInvoices = (
  trx: WriteTransaction,
  place: MatchingPlace,
  { currency, ids }: { currency: string; ids: readonly number[] },
): Promise<CandidateInvoice[]> =>
  read(
    trx,
    selectCandidates(
      place,
      sql`select i.id from app.invoice i where ${isOpen(place, currency)} and i.id = any (${ids}::bigint[])`,
      true,
    ),
  );

/** The open invoices that a line names, with those whose amount is nearest to `amount`, `most` below it and above. */
export const findNearInvoices = (
  db: Reader,
  place: MatchingPlace,
  { named, amount, most }: { named: Named; amount: bigint; most: number },
): Promise<CandidateInvoice[]> => {
  const open = isOpen(place, named.currency);
  return read(
    db,
    selectCandidates(
      place,
      sql`${namedInvoices(place, named)}
        union
        (select i.id from app.invoice i where ${open} and i.remaining >= ${amount}::bigint order by i.remaining, i.id limit ${most}::int)
        union
        (select i.id from app.invoice i where ${open} and i.remaining < ${amount}::bigint
          order by i.remaining desc, i.id desc limit ${most}::int)`,
      false,
    ),
  );
};

/** What was typed, in the ways in which it can name an invoice. */
export interface TypedCandidate {
  currency: 'AUD' | 'NZD';
  /** As typed, for names of payers. */
  text: string;
  /** Letters and digits in upper case, for numbers. */
  key: string;
  /** Cents; null where it is no amount. */
  amount: bigint | null;
  most: number;
}

/**
 * The open invoices that a text names: by the beginning of their number, by payer, or by what is still to be paid. In the
 * scope of a community, whose names of customers are looked through.
 */
export const searchOpenInvoices = (
  db: Reader,
  place: MatchingPlace,
  { currency, text, key, amount, most }: TypedCandidate,
): Promise<CandidateInvoice[]> => {
  const open = isOpen(place, currency);
  const limit = sql`limit ${most}::int`;
  return read(
    db,
    selectCandidates(
      place,
      sql`
        (select i.id from app.invoice i
          where ${open} and ${key}::text <> '' and i.number_key >= ${key}::text and i.number_key < ${`${key}~`}::text
          order by i.number_key, i.id ${limit})
        union
        (select i.id from app.customer_matches(${text}::text, 50) m
          join app.invoice i on ${open} and i.customer_id = m order by i.due_date, i.id ${limit})
        union
        (select i.id from app.business b
          join app.invoice i on ${open} and i.buyer_business_id = b.id
          where b.community_id = ${place.communityId}::bigint
            and (upper(b.code) = upper(${text}::text) or strpos(b.name_folded, app.fold(${text}::text)) > 0)
          order by i.due_date, i.id ${limit})
        union
        (select i.id from app.invoice i where ${open} and i.remaining = ${amount}::bigint order by i.id ${limit})`,
      false,
    ),
  );
};
