import { uploadedFileStates, type UploadedFileStatus } from '@quickportal/contracts/rules/states/uploaded-file';
import type { FileError, UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { Badge } from '@quickportal/ui/badge';
import { formatCount } from '@quickportal/ui/count';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { FileSize } from '@quickportal/ui/file-size';
import { Ban, Check, LoaderCircle, Send, X } from 'lucide-react';

const loading = <LoaderCircle className="animate-spin motion-reduce:animate-none" />;
const icons: Record<UploadedFileStatus, React.ReactNode> = {
  QUEUED: loading,
  PROCESSING: loading,
  SENDING: loading,
  SENT: <Send />,
  COMPLETE: <Check />,
  ERROR: <X />,
  CANCELLED: <Ban />,
};

/** Where a file is on its way, in a word; what changes by itself turns (2P032). */
export function FileStatus({ status }: { status: UploadedFileStatus }) {
  const { title, tone } = uploadedFileStates.states[status];
  return (
    <Badge tone={tone} icon={icons[status]}>
      {title}
    </Badge>
  );
}

/** Who uploaded the file: a person, or a program by its API key (2R230). */
export const uploaderOf = ({ uploader, apiKeyName }: UploadedFile): string =>
  uploader ?? (apiKeyName === null ? '' : `API key ${apiKeyName}`);

/** The columns of the list of files. */
export const fileColumns = (timeZone: string): readonly Column<UploadedFile>[] => [
  { id: 'fileName', header: 'File name', lead: true, sortable: true, maxWidth: '20rem', cell: (row) => row.fileName },
  {
    id: 'status',
    header: 'Status',
    corner: true,
    cell: (row) => <FileStatus status={row.statusGroup.statusCode} />,
  },
  { id: 'format', header: 'Format', rank: 2, cell: (row) => row.formatTitle },
  {
    id: 'lines',
    header: 'Lines',
    align: 'end',
    rank: 2,
    cell: (row) => formatCount(row.lineCount ?? row.checkedCount),
  },
  {
    id: 'errors',
    header: 'Errors',
    align: 'end',
    rank: 2,
    cell: (row) => (row.errorCount > 0 ? formatCount(row.errorCount) : null),
  },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    rank: 3,
    sortable: true,
    descendingFirst: true,
    cell: (row) => <FileSize bytes={row.size} />,
  },
  { id: 'uploader', header: 'Uploaded by', rank: 2, maxWidth: '14rem', cell: uploaderOf },
  {
    id: 'createdDate',
    header: 'Uploaded',
    sortable: true,
    descendingFirst: true,
    cell: (row) => <DateTime value={row.createdDate} timeZone={timeZone} show="date-time" />,
  },
];

/** The columns of the errors of a file (2E059). */
export const fileErrorColumns: readonly Column<FileError>[] = [
  {
    id: 'lineNumber',
    header: 'Line',
    align: 'end',
    mono: true,
    cell: (row) => (row.lineNumber === 0 ? 'Whole file' : row.lineNumber),
  },
  { id: 'nameOfField', header: 'Column', cell: (row) => row.nameOfField },
  { id: 'providedValueText', header: 'Value', rank: 2, maxWidth: '18rem', cell: (row) => row.providedValueText },
  { id: 'errorText', header: 'Error', lead: true, cell: (row) => row.errorText },
];
