import { sql, type RawBuilder } from 'kysely';

/** Lists that are counted by tally: rows are never removed, and never change their business. */
export type TalliedNoun = 'customer' | 'transaction' | 'recurring_payment' | 'payto_agreement';

/**
 * How many rows of a noun the scope sees, of some businesses or of all: the tallies up to the sealed id, and what came after it counted.
 * Exact, and about as fast for a million rows as for none. Inside a community only: over all of them counts are capped.
 */
function tallied(noun: TalliedNoun, businesses?: RawBuilder<unknown>): RawBuilder<number> {
  const table = sql.table(`app.${noun}`);
  const ofBusiness = businesses ? sql` and business_id = ${businesses}` : sql``;
  return sql`((select coalesce(sum(records), 0)::bigint from app.tally where noun = ${sql.lit(noun)}${ofBusiness})
    + (select count(*) from ${table} where id > (select sealed_id from app.tally_head where noun = ${sql.lit(noun)})${ofBusiness}))`;
}

/** The same for a list with these filters; undefined where they are more than businesses, and rows have to be counted. */
export function talliedBy(
  noun: TalliedNoun,
  [filter, ...others]: readonly string[],
  { businessId, businessIds }: { businessId: unknown; businessIds?: unknown },
): RawBuilder<number> | undefined {
  if (others.length > 0) return undefined;
  if (filter === undefined) return tallied(noun);
  if (filter === 'businessIds') return tallied(noun, sql`any (${businessIds}::bigint[])`);
  return filter === 'businessId' ? tallied(noun, sql`${businessId}`) : undefined;
}

interface Statuses<T> {
  /** The whole list by tally; undefined where it has to be counted. */
  whole: RawBuilder<number> | undefined;
  /** None: all. */
  chosen: readonly T[];
  all: readonly T[];
  /** The status that nearly all rows have. */
  usual: T;
  count: (statuses: readonly T[]) => RawBuilder<number>;
}

/** How many rows have one of the chosen statuses: where the usual one is among them, the whole less the others, which is quicker. */
export function countOfStatuses<T>({ whole, chosen, all, usual, count }: Statuses<T>): RawBuilder<number> {
  if (!whole) return count(chosen);
  if (chosen.length === 0) return whole;
  if (!chosen.includes(usual)) return count(chosen);
  return sql`${whole} - ${count(all.filter((status) => !chosen.includes(status)))}`;
}
