import type { Right } from '@quickportal/contracts/access/rights';
import type { RightsNeeded } from '@quickportal/contracts/kernel/contract';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import type { RowBatch } from '@quickportal/db/connect/copy-out';
import type { Database } from '@quickportal/db/connect/database';
import type { Scope } from '@quickportal/db/connect/scope';

/**
 * Type of a column. In CSV, numbers and money are written plainly, even negative ones; anything else is text that is
 * guarded against formulas. In a workbook each type has its own cells.
 */
export type ExportColumnKind = 'text' | 'number' | 'money' | 'date' | 'time';

/** A column of an export. */
export interface ExportColumn<K extends string = string> {
  readonly key: K;
  /** Title in the header row; `{zone}` becomes the community's time zone. */
  readonly title: string;
  readonly kind?: ExportColumnKind;
}

/** What an export kind needs to read its rows. */
export interface ExportReading<C, K extends string> {
  readonly db: Database;
  readonly scope: Scope;
  readonly criteria: C;
  readonly columns: readonly K[];
  /** The zone that times of the file are written in. */
  readonly timeZone: string;
  /** The zones of the days in its criteria. */
  readonly zones: CommunityZones;
  readonly signal: AbortSignal;
}

/**
 * A list that can be exported. The noun reads its rows with the list's own query; the engine does the rest. Nouns
 * define theirs in `<noun>/<list>-export.ts`.
 */
export interface ExportKind<C = never, K extends string = string> {
  /** Name of the list, and prefix of the file name: customers. */
  readonly kind: string;
  /** Title: Customers. */
  readonly title: string;
  /** Every column, in default order. */
  readonly columns: readonly ExportColumn<K>[];
  /** Increases when the set of columns changes. */
  readonly columnsVersion: number;
  /** Rights for downloading; the same as those of the calls that start and poll. */
  readonly rights: RightsNeeded;
  /** Audit action of a download. */
  readonly downloadAction: string;
  /** Describes the criteria, such as `Status: Enabled`; empty without any. */
  describe(criteria: C): string;
  /** Counts the rows, for the progress. */
  count(reading: ExportReading<C, K>): Promise<number>;
  /** Reads the requested columns of the rows, in the order of the list. */
  rows(reading: ExportReading<C, K>): AsyncIterable<RowBatch>;
}

/** Any export kind; its criteria are those it stored itself. */
export type AnyExportKind = Omit<ExportKind<never, never>, 'columns'> & { readonly columns: readonly ExportColumn[] };

/** Returns the requested columns, in their order. */
export const chosenColumns = (kind: { columns: readonly ExportColumn[] }, keys: readonly string[]): ExportColumn[] =>
  keys.map((key) => {
    const column = kind.columns.find((candidate) => candidate.key === key);
    if (!column) throw new Error(`The export has no column ${key}`);
    return column;
  });

/** Whether a user with these rights may export a kind. */
export function mayExport({ anyOf, allOf }: RightsNeeded, holds: (right: Right) => boolean): boolean {
  return (anyOf === undefined || anyOf.some(holds)) && (allOf === undefined || allOf.every(holds));
}
