import { Button } from '@quickportal/ui/button';
import { type Column, shownColumns, useStoredColumns } from '@quickportal/ui/data-table';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { watchExport } from '../data/export-watch.ts';
import { useIdempotencyKey } from '../data/idempotency-key.ts';
import { type FieldError, fieldErrorsOf, messageOf } from '../data/problem.ts';
import { shownInline } from '../data/query-client.ts';
import type { ExportColumnsChoice } from './export-dialog.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

interface StartBody<C extends string> {
  columns?: C[];
  forExcel?: boolean;
}
type KeyContext = { context: { idempotencyKey: string } };

export interface ExportListProps<Row, C extends string> {
  /** As the export knows the list: customers. */
  kind: string;
  /** In words: Customers. */
  title: string;
  /** The button: "Export Customers". */
  label: string;
  /** The table whose columns the file can have. */
  table: { id: string; columns: readonly Column<Row>[] };
  /** Columns of the file for those that the table shows, in their order. */
  columnsOf: (shown: readonly string[]) => C[];
  /** How many columns there are in all, and what they have beyond the list. */
  all: { count: number; hint: string };
  /** What will be in the file: "1,284 customers, disabled". */
  what: string;
  recordsCount: number;
  calls: {
    validate: () => Promise<unknown>;
    start: (
      body: StartBody<C>,
      options: KeyContext,
    ) => Promise<{ status: 202; body: { exportId: number } } | { status: 204 }>;
    poll: (exportId: number) => ReturnType<Parameters<typeof watchExport>[1]>;
  };
  /** What validation found stands on the search form; empty: nothing. */
  onFieldErrors: (errors: FieldError[]) => void;
}

/** Exports a list: validates first, asks for the columns, starts, and is watched from then on (2C153). */
export function ExportList<Row, C extends string>(props: ExportListProps<Row, C>) {
  const { kind, title, table, calls, onFieldErrors } = props;
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [columns, setColumns] = useState<ExportColumnsChoice>('list');
  const [forExcel, setForExcel] = useState(false);
  const [visibility] = useStoredColumns(table.id);
  const key = useIdempotencyKey();
  const validate = useMutation({
    ...shownInline,
    mutationFn: calls.validate,
    onSuccess: () => {
      onFieldErrors([]);
      setWasOpen(true);
      setOpen(true);
    },
    onError: (error) => {
      const errors = fieldErrorsOf(error);
      onFieldErrors(errors.length > 0 ? errors : [{ field: '', messages: [messageOf(error)] }]);
    },
  });
  const start = useMutation({
    ...shownInline,
    mutationFn: (body: StartBody<C>) => calls.start(body, key.trpc),
    onSuccess: (answer) => {
      if (answer.status !== 202) return;
      setOpen(false);
      const { exportId } = answer.body;
      watchExport({ exportId, kind, title }, () => calls.poll(exportId));
    },
    onSettled: key.renew,
  });
  const inList = props.columnsOf(shownColumns(table.columns, visibility).map(({ id }) => id));
  return (
    <>
      <Button busy={validate.isPending} disabled={props.recordsCount === 0} onClick={() => validate.mutate()}>
        <Download />
        {props.label}
      </Button>
      {wasOpen && (
        <Suspense>
          <ExportDialog
            open={open}
            onOpenChange={(next) => {
              if (!next) start.reset();
              setOpen(next);
            }}
            title={`Export ${title.toLowerCase()}`}
            what={props.what}
            allColumnsHint={props.all.hint}
            columnCounts={{ list: inList.length, all: props.all.count }}
            columns={columns}
            onColumnsChange={setColumns}
            forExcel={forExcel}
            onForExcelChange={setForExcel}
            busy={start.isPending}
            {...(start.error && { error: fieldErrorsOf(start.error)[0]?.messages[0] ?? messageOf(start.error) })}
            onExport={() => start.mutate({ forExcel, ...(columns === 'list' && { columns: inList }) })}
          />
        </Suspense>
      )}
    </>
  );
}
