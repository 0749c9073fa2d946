import { ERRORS_KEPT } from '@quickportal/contracts/uploaded-files/file-limits';
import type { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { DataTable } from '@quickportal/ui/data-table';
import { Download } from 'lucide-react';
import type { TableData } from '../../layout/table-of.ts';
import { fileErrorColumns } from './uploaded-file.entity.tsx';

const PAGE_SIZE = 20;

export interface FileErrorsViewProps {
  table: TableData<FileError>;
  /** All errors, also those that are not kept. */
  errorCount: number;
  /** Where the errors are downloaded as CSV; null for those who may not see values. */
  csvHref: string | null;
  page: number;
  hrefForPage: (page: number) => string;
  onPageChange: (page: number) => void;
}

/** What is wrong with which line (2E059). */
export function FileErrorsView({ table, errorCount, csvHref, page, hrefForPage, onPageChange }: FileErrorsViewProps) {
  return (
    <div className="grid gap-2">
      <h2 className="text-16 font-strong">Errors</h2>
      {errorCount > ERRORS_KEPT && (
        <p className="text-13 text-ink-2">
          The first {formatCount(ERRORS_KEPT)} of {formatCount(errorCount)} errors.
        </p>
      )}
      <DataTable
        id="file-errors"
        label="Errors"
        noun={['error', 'errors']}
        columns={fileErrorColumns}
        getRowId={(row) => `${row.lineNumber} ${row.nameOfField} ${row.errorText}`}
        {...table}
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
        paging={{ page, pageSize: PAGE_SIZE, hrefFor: hrefForPage, onPageChange }}
      />
    </div>
  );
}
