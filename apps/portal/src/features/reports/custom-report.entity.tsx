import type { CustomReport } from '@quickportal/contracts/reports/custom-report';
import { customReportList } from '@quickportal/contracts/reports/custom-report-list';
import type { Column } from '@quickportal/ui/data-table';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { StatusWordBadge } from '../../layout/status-badge.tsx';

/** Whether a custom report can be started. */
export const CustomReportStatus = ({ enabled }: Pick<CustomReport, 'enabled'>) => (
  <StatusWordBadge word={enabled ? 'Enabled' : 'Disabled'} />
);

/** The columns of the list of custom reports. */
export const customReportColumns: readonly Column<CustomReport>[] = listColumns<CustomReport, typeof customReportList>(
  customReportList,
  '',
  {
    columns: ({ columns }) => columns.length,
    enabled: CustomReportStatus,
  },
);
