import type { CustomReportSource } from '@quickportal/contracts/reports/report-codes';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** A report that a community has defined. */
export interface CustomReport {
  customReportId: number;
  code: string;
  name: string;
  source: CustomReportSource;
  /** Whether a file is of a day or of a month. */
  frequency: 'DAY' | 'MONTH';
  /** Titles of its columns, in their order. */
  columns: string[];
  /** Statuses of its rows; none means every one. */
  statuses: string[];
  /** Title of the column that it is sorted by. */
  sortColumn: string;
  enabled: boolean;
  version: number;
}

const selectReports = (communityId: number) =>
  build
    .selectFrom('app.custom_report')
    .select(['id as customReportId', 'code', 'name', 'source', 'frequency', 'columns', 'statuses'])
    .select(['sort_column as sortColumn', 'enabled', 'version'])
    .where('community_id', '=', communityId);

const ofCommunity = preparedQuery('reports.custom', ({ communityId }: { communityId: number }) =>
  selectReports(communityId).orderBy('name').orderBy('id').$castTo<CustomReport>(),
);
const single = preparedQuery(
  'reports.custom-report',
  ({ communityId, customReportId }: { communityId: number; customReportId: number }) =>
    selectReports(communityId).where('id', '=', customReportId).$castTo<CustomReport>(),
);

/** The reports that a community has defined, by name. */
export const listCustomReports = (db: Reader, communityId: number): Promise<CustomReport[]> =>
  db.all(ofCommunity, { communityId });

/** A report of a community, enabled or not. */
export const getCustomReport = (
  db: Reader,
  key: { communityId: number; customReportId: number },
): Promise<CustomReport | undefined> => db.first(single, key);

/** An enabled report of a community by its code. */
export const findCustomReport = async (
  db: Reader,
  { communityId, code }: { communityId: number; code: string },
): Promise<CustomReport | undefined> =>
  (await listCustomReports(db, communityId)).find((report) => report.enabled && report.code === code);
