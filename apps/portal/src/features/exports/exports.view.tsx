import type { Export } from '@quickportal/contracts/exports/export';
import { exportList } from '@quickportal/contracts/exports/export-list';
import { isRunning } from '@quickportal/contracts/exports/is-running';
import { Button } from '@quickportal/ui/button';
import type { Column } from '@quickportal/ui/data-table';
import { Download, FileDown, X } from 'lucide-react';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps } from '../../layout/list/list-table.tsx';
import { exportColumns } from './export.entity.tsx';

export interface ExportsViewProps extends ListProps<Export> {
  timeZone: string;
  /** The export whose file is being fetched. */
  downloading: number | null;
  onDownload: (exportId: number) => void;
  cancelling: number | null;
  onCancel: (exportId: number) => void;
}

/** What I exported: how far it is, and the files. */
export const ExportsView = (props: ExportsViewProps) => (
  <ListPage
    of={exportList}
    title="My exports"
    subtitle="Files can be downloaded for 24 hours."
    columns={[...exportColumns(props.timeZone), actionColumn(props)]}
    idOf={(row) => row.exportId}
    list={props}
    empty={{
      icon: <FileDown />,
      title: 'No exports yet',
      text: 'Use the Export button of a list, such as Customer search, and download the file here.',
    }}
  />
);

const actionColumn = (props: ExportsViewProps): Column<Export> => ({
  id: 'action',
  header: 'Action',
  headerHidden: true,
  align: 'end',
  fixed: true,
  cell: (row) => <Action row={row} {...props} />,
});

function Action({ row, downloading, onDownload, cancelling, onCancel }: ExportsViewProps & { row: Export }) {
  const { exportId, status, title } = row;
  if (isRunning(status))
    return (
      <Button
        size="sm"
        busy={cancelling === exportId}
        aria-label={`Cancel the export of ${title.toLowerCase()}`}
        onClick={() => onCancel(exportId)}
      >
        <X />
        Cancel
      </Button>
    );
  if (status !== 'READY') return null;
  return (
    <Button
      size="sm"
      busy={downloading === exportId}
      aria-label={`Download ${row.fileName}`}
      onClick={() => onDownload(exportId)}
    >
      <Download />
      Download
    </Button>
  );
}
