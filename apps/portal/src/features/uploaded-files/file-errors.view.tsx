import { ERRORS_KEPT } from '@quickportal/contracts/uploaded-files/file-limits';
import type { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { fileErrorList } from '@quickportal/contracts/uploaded-files/uploaded-file-lists';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { Download } from 'lucide-react';
import { type InnerListProps, ListTable } from '../../layout/list/list-table.tsx';
import { fileErrorColumns } from './uploaded-file.entity.tsx';

const PAGE_SIZE = 20;

export interface FileErrorsViewProps extends InnerListProps<FileError> {
  /** All errors, also those that are not kept. */
  errorCount: number;
  /** Where the errors are downloaded as CSV; null for those who may not see values. */
  csvHref: string | null;
}

/** What is wrong with which line. */
// In the specification: 2E059
export function FileErrorsView(props: FileErrorsViewProps) {
  const { errorCount, csvHref } = props;
  return (
    <div className="grid gap-2">
      <h2 className="text-16 font-strong">Errors</h2>
      {errorCount > ERRORS_KEPT && (
        <p className="text-13 text-ink-2">
          The first {formatCount(ERRORS_KEPT)} of {formatCount(errorCount)} errors.
        </p>
      )}
      <ListTable
        of={fileErrorList}
        columns={fileErrorColumns}
        idOf={(row): string => `${row.lineNumber} ${row.nameOfField} ${row.errorText}`}
        list={props}
        pageSize={PAGE_SIZE}
        tools={
          csvHref !== null && (
            <Button asChild size="sm">
              <a href={csvHref} download>
                <Download />
                Download CSV
              </a>
            </Button>
          )
        }
      />
    </div>
  );
}
