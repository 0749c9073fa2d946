import type { FileError, UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { fileErrorList, uploadedFileList } from '@quickportal/contracts/uploaded-files/uploaded-file-lists';
import { formatCount } from '@quickportal/ui/count';
import type { Column } from '@quickportal/ui/data-table';
import { FileStatus } from '../../layout/files/file-status.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';

/** Whether something has to be done about its errors: they were neither corrected nor dismissed. */
export const hasOpenErrors = ({ statusGroup, dismissedDate, correctedByFileId }: UploadedFile): boolean =>
  statusGroup.statusCode === 'ERROR' && dismissedDate === null && correctedByFileId === null;

/** Its status, and below it how its errors were settled. */
function ListedStatus({ file }: { file: UploadedFile }) {
  const settled = file.correctedByFileId !== null ? 'Corrected' : file.dismissedDate === null ? null : 'Dismissed';
  return (
    <>
      <FileStatus file={file} />
      {settled !== null && <span className="ml-2 text-12 text-ink-2">{settled}</span>}
    </>
  );
}

/** Who uploaded the file: a person, or a program by its API key. */
// In the specification: 2R230
export const uploaderOf = ({ uploader, apiKeyName }: UploadedFile): string =>
  uploader ?? (apiKeyName === null ? '' : `API key ${apiKeyName}`);

/** The columns of the list of files. */
export const fileColumns = (timeZone: string): readonly Column<UploadedFile>[] =>
  listColumns(uploadedFileList, timeZone, {
    status: (row) => <ListedStatus file={row} />,
    lines: (row) => formatCount(row.lineCount ?? row.checkedCount),
    errors: (row) => (row.errorCount > 0 ? formatCount(row.errorCount) : null),
    uploader: uploaderOf,
  });

/** The columns of the errors of a file. */
export const fileErrorColumns: readonly Column<FileError>[] = listColumns(fileErrorList, '', {
  lineNumber: (row) => (row.lineNumber === 0 ? 'Whole file' : <span className="font-mono">{row.lineNumber}</span>),
});
