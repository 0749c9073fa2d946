import type { FileKey, List, ListColumn } from '@quickportal/contracts/kernel/list';
import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';

/**
 * The columns of a file as its list words them: codes in words, yes or no, times in the zone that `copyOut` is given,
 * cents as dollars. `sources` says where each comes from, in SQL of our own.
 */
export const fileSelection = <L extends List>(
  list: L,
  sources: { readonly [K in FileKey<L>]: string },
  columns: readonly FileKey<L>[],
): AliasedRawBuilder<unknown, string>[] => columns.map((key) => inWords(list.columns[key], sources[key]).as(key));

function inWords(column: ListColumn | undefined, source: string): RawBuilder<unknown> {
  if (column?.kind === 'yesNo') return sql.raw(`case when ${source} then 'Yes' else 'No' end`);
  if (column?.kind === 'time') return sql.raw(`${source}::timestamp(0)`);
  if (column?.kind === 'money') return sql.raw(`${source} * 0.01`);
  return sql.raw(column?.words ? worded(source, Object.entries(column.words)) : source);
}

/** A code in words. The words are our own: they are part of the statement. */
const worded = (source: string, words: readonly (readonly [string, string])[]): string =>
  `case ${source} ${words.map(([code, word]) => `when '${code}' then '${word}'`).join(' ')} else ${source} end`;
