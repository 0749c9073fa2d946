import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** The first six digits of cards, and the ISO 3166-1 alpha-2 code of the country that they are issued in. */
export interface CardBin {
  readonly prefix: string;
  readonly country: string;
}

const byPrefixes = preparedQuery('cardBins.find', (params: { prefixes: readonly string[] }) =>
  build
    .selectFrom('app.card_bin')
    .select(['prefix', 'country'])
    .where(sql<boolean>`prefix = any (${params.prefixes}::text[])`),
);

/**
 * The countries that cards are issued in, by the BINs that were given: the first six digits of a card, or more, of which
 * six count. A BIN whose country is not known is not in the map.
 */
export async function findBinCountries(db: Reader, bins: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const prefixes = [...new Set(bins.map(prefixOf))];
  if (prefixes.length === 0) return new Map();
  const rows = await db.all(byPrefixes, { prefixes });
  const countries = new Map(rows.map(({ prefix, country }) => [prefix, country]));
  return new Map(
    bins.flatMap((bin) => {
      const country = countries.get(prefixOf(bin));
      return country === undefined ? [] : [[bin, country] as const];
    }),
  );
}

const prefixOf = (bin: string): string => bin.slice(0, 6);

const inserted = preparedQuery('cardBins.insert', (params: { prefixes: string[]; countries: string[]; now: Date }) =>
  build
    .insertInto('app.card_bin')
    .columns(['prefix', 'country', 'loaded_at'])
    .expression(
      build.selectNoFrom([
        sql<string>`unnest(${params.prefixes}::text[])`.as('prefix'),
        sql<string>`unnest(${params.countries}::text[])`.as('country'),
        sql<Date>`${params.now}::timestamptz`.as('loaded_at'),
      ]),
    ),
);

/** Adds BINs, each prefix once; only jobs may. */
export async function insertCardBins(trx: WriteTransaction, bins: readonly CardBin[], now: Date): Promise<void> {
  const prefixes = bins.map(({ prefix }) => prefix);
  const countries = bins.map(({ country }) => country);
  await trx.all(inserted, { prefixes, countries, now });
}

/** Deletes all BINs, before others are inserted. Returns how many there were. */
export async function deleteCardBins(trx: WriteTransaction): Promise<number> {
  const [result] = await trx.run(
    build
      .with('gone', (query) => query.deleteFrom('app.card_bin').returning('prefix'))
      .selectFrom('gone')
      .select(({ fn }) => fn.countAll<number>().as('count')),
  );
  return result?.count ?? 0;
}
