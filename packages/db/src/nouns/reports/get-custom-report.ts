import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** A report that a community has defined. */
export interface CustomReport {
  code: string;
  name: string;
  source: 'TRANSACTIONS' | 'CUSTOMERS';
  /** Whether a file is of a day or of a month. */
  frequency: 'DAY' | 'MONTH';
  /** Titles of its columns, in their order. */
  columns: string[];
  /** Statuses of its rows; none means every one. */
  statuses: string[];
  /** Title of the column that it is sorted by. */
  sortColumn: string;
}

const enabled = preparedQuery('reports.custom', (params: { communityId: number }) =>
  build
    .selectFrom('app.custom_report')
    .select(['code', 'name', 'source', 'frequency', 'columns', 'statuses', 'sort_column as sortColumn'])
    .where('community_id', '=', params.communityId)
    .where('enabled', '=', true)
    .orderBy('name')
    .orderBy('id')
    .$castTo<CustomReport>(),
);

/** The enabled reports that a community has defined, by name. */
export const listCustomReports = (db: Reader, communityId: number): Promise<CustomReport[]> =>
  db.all(enabled, { communityId });

/** An enabled report of a community by its code. */
export const getCustomReport = async (
  db: Reader,
  { communityId, code }: { communityId: number; code: string },
): Promise<CustomReport | undefined> =>
  (await listCustomReports(db, communityId)).find((report) => report.code === code);
