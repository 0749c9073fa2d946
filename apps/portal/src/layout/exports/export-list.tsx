import { fileColumns, fileColumnsOf, type List, type ListColumn, tableKeys } from '@quickportal/contracts/kernel/list';
import { criteriaFrom, type FilterValues, noFilters } from '@quickportal/contracts/kernel/filter';
import { inSentence } from '@quickportal/contracts/kernel/in-sentence';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { useStoredColumns } from '@quickportal/ui/data-table';
import { sentenceCase } from '@quickportal/ui/label-case';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { watchExport } from '../../data/export-watch.ts';
import type { CallInput, ChangeName } from '../../data/calls/call.ts';
import { type FieldError, fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { useChange } from '../../data/calls/use-change.ts';
import type { PageName, PageSearch } from '../../pages/page-list.ts';
import type { ExportColumnsChoice } from './export-dialog.tsx';
import { isNarrowed } from '../filters/narrowing.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

/** Calls that start the export of a list. */
type ExportName = Extract<ChangeName, `${string}.startExport`>;
type Criteria<N extends ExportName> = NonNullable<CallInput<N>['body']>;

/** Options for exporting a page's list. */
export interface ExportOfPage<V extends PageName> {
  search: PageSearch<V>;
  recordsCount: number;
  /** Receives validation errors for the search form; empty if none. */
  onFieldErrors: (errors: FieldError[]) => void;
}

export interface ExportListProps<N extends ExportName> {
  list: List;
  /** Button label, if the specification sets one: "Export Customers". */
  label?: string;
  /** What the file includes beyond the table: "addresses included". */
  allHint: string;
  /** Where the facility sets the columns of such files: the page that does. */
  configuredBy?: string;
  /** What the address of the page says, with the filters of the list. */
  search: object;
  /** What narrows the list, in words that say more than "as filtered". */
  filters?: readonly string[];
  recordsCount: number;
  /** The call that starts the export, and its result. */
  call: N;
  /** What the call finds, where that is more than the filters of the page. */
  criteria?: Criteria<N>;
  poll: (exportId: number) => ReturnType<Parameters<typeof watchExport>[1]>;
  onFieldErrors: (errors: FieldError[]) => void;
}

/** Exports a list: validates, asks for the columns, starts, and polls until it is ready. */
// In the specification: 2C153
export function ExportList<N extends ExportName>(props: ExportListProps<N>) {
  const { list, call, poll, onFieldErrors, recordsCount } = props;
  const values = props.search as FilterValues<List>;
  const criteria = props.criteria ?? (criteriaFrom(list, values) as Criteria<N>);
  const filters = props.filters ?? (isNarrowed(values, noFilters(list)) ? ['as filtered'] : []);
  const { name: kind, title, noun } = list;
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [columns, setColumns] = useState<ExportColumnsChoice>('list');
  const [forExcel, setForExcel] = useState(false);
  const [visibility] = useStoredColumns(list.name);
  const validation = useChange(call);
  const start = useChange(call, {
    onDone: (response) => {
      if (response.status !== 202) return;
      setOpen(false);
      const { exportId } = response.body;
      watchExport({ exportId, kind, title }, () => poll(exportId));
    },
  });
  async function validate() {
    try {
      await validation.send({ query: { validationOnly: true }, body: criteria } as CallInput<N>);
      onFieldErrors([]);
      setWasOpen(true);
      setOpen(true);
    } catch (error) {
      const errors = fieldErrorsOf(error);
      onFieldErrors(errors.length > 0 ? errors : [{ field: '', messages: [messageOf(error)] }]);
    }
  }
  const inList = fileColumnsOf(
    list,
    tableKeys(list).filter((key) => {
      const column: ListColumn | undefined = list.columns[key];
      return column?.lead || (visibility[key] ?? !column?.hidden);
    }),
  );
  const counted = `${formatCount(recordsCount)} ${noun[recordsCount === 1 ? 0 : 1]}`;
  return (
    <>
      <Button
        aria-keyshortcuts="x"
        busy={validation.busy}
        disabled={recordsCount === 0}
        onClick={() => void validate()}
      >
        <Download />
        {props.label ?? `Export ${inSentence(title)}`}
      </Button>
      {wasOpen && (
        <Suspense>
          <ExportDialog
            open={open}
            onOpenChange={(next) => {
              if (!next) start.reset();
              setOpen(next);
            }}
            title={sentenceCase(`Export ${title}`)}
            what={[counted, ...filters].join(', ')}
            allColumnsHint={props.allHint}
            columnCounts={{ list: inList.length, all: fileColumns(list).length }}
            {...(props.configuredBy !== undefined && { configuredBy: props.configuredBy })}
            columns={columns}
            onColumnsChange={setColumns}
            forExcel={forExcel}
            onForExcelChange={setForExcel}
            busy={start.busy}
            {...(start.error !== undefined && { error: start.error })}
            onExport={() => {
              const body = {
                ...criteria,
                forExcel,
                ...(columns !== 'configured' && { columns: columns === 'list' ? inList : fileColumns(list) }),
              };
              start.make({ query: {}, body } as CallInput<N>);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
