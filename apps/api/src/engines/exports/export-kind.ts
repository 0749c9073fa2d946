import type { Right } from '@quickportal/contracts/access/rights';
import type { RightsNeeded } from '@quickportal/contracts/kernel/contract';
import type { RowBatch } from '@quickportal/db/connect/copy-out';
import type { Database } from '@quickportal/db/connect/database';
import type { Scope } from '@quickportal/db/connect/scope';

/**
 * What a column holds. In CSV plain numbers and money stay as they are, also negative ones; everything else is text and
 * is kept from being a formula. In a workbook each kind has cells of its own.
 */
export type ExportColumnKind = 'text' | 'number' | 'money' | 'date' | 'time';

/** A column of an export. */
export interface ExportColumn<K extends string = string> {
  readonly key: K;
  /** Its name in the header row; `{zone}` becomes the community's time zone. */
  readonly title: string;
  readonly kind?: ExportColumnKind;
}

/** What the writer hands a kind to read its rows. */
export interface ExportReading<C, K extends string> {
  readonly db: Database;
  readonly scope: Scope;
  readonly criteria: C;
  readonly columns: readonly K[];
  readonly timeZone: string;
  readonly signal: AbortSignal;
}

/**
 * A list that can be exported. The noun says how its rows are read, with the list's own query; the engine does
 * everything else. Nouns have theirs in `<noun>/<list>-export.ts`.
 */
export interface ExportKind<C = never, K extends string = string> {
  /** Names the list; also the beginning of the file name: customers. */
  readonly kind: string;
  /** In words: Customers. */
  readonly title: string;
  /** Every column, in the order when none are chosen. */
  readonly columns: readonly ExportColumn<K>[];
  /** Counts up when the set of columns changes. */
  readonly columnsVersion: number;
  /** What downloading takes; the same as the calls that start and ask. */
  readonly rights: RightsNeeded;
  /** Audit action of a download. */
  readonly downloadAction: string;
  /** The criteria in words, such as `Status: Enabled`; empty where nothing narrows. */
  describe(criteria: C): string;
  /** How many rows there will be, for the progress. */
  count(reading: ExportReading<C, K>): Promise<number>;
  /** The rows in the order of the list, in the columns asked for. */
  rows(reading: ExportReading<C, K>): AsyncIterable<RowBatch>;
}

/** Any kind: its criteria are what it wrote down itself. */
export type AnyExportKind = Omit<ExportKind<never, never>, 'columns'> & { readonly columns: readonly ExportColumn[] };

/** The columns that were asked for, in their order. */
export const chosenColumns = (kind: { columns: readonly ExportColumn[] }, keys: readonly string[]): ExportColumn[] =>
  keys.map((key) => {
    const column = kind.columns.find((column) => column.key === key);
    if (!column) throw new Error(`The export has no column ${key}`);
    return column;
  });

/** Whether a user with these rights may have exports of a kind. */
export function mayExport({ anyOf, allOf }: RightsNeeded, holds: (right: Right) => boolean): boolean {
  return (anyOf === undefined || anyOf.some(holds)) && (allOf === undefined || allOf.every(holds));
}
