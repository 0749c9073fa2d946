import { Button } from '@quickportal/ui/button';
import { Card, CardBody, CardFooter } from '@quickportal/ui/card';
import { IconButton } from '@quickportal/ui/icon-button';
import { Plus } from 'lucide-react';
import { ChosenColumns } from './chosen-columns.tsx';

/** A column that a file can have. */
export interface ColumnChoice {
  readonly code: string;
  readonly title: string;
}

/** The title of a column by its code. */
export const titleOfColumn =
  (columns: readonly ColumnChoice[]) =>
  (code: string): string =>
    columns.find((column) => column.code === code)?.title ?? code;

export interface ColumnChooserProps {
  /** All columns, in their usual order. */
  columns: readonly ColumnChoice[];
  /** Codes of the columns that the file has, in their order. */
  chosen: readonly string[];
  /** Null where the user may not change them. */
  onChange: ((chosen: string[]) => void) | null;
  note?: string;
  /** What saving does to files, said while something is changed. */
  whatChanges: string;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
  onReset: () => void;
}

/** The columns of a file, in an order that is changed by dragging, by buttons or by naming a place, and those left out. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, chosen, onChange, note, whatChanges, isChanged, isSaving, onSave, onReset } = props;
  const leftOut = columns.filter(({ code }) => !chosen.includes(code));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card title="Columns of the file" {...(note !== undefined && { note })}>
        <ChosenColumns chosen={chosen} titleOf={titleOfColumn(columns)} onChange={onChange} />
        {onChange && (
          <CardFooter className="flex flex-wrap items-center justify-end gap-2">
            <span aria-live="polite" className="mr-auto text-13 text-ink-2">
              {isChanged ? whatChanges : 'Nothing is changed yet.'}
            </span>
            <Button disabled={!isChanged} onClick={onReset}>
              Discard
            </Button>
            <Button variant="primary" disabled={!isChanged} busy={isSaving} onClick={onSave}>
              Save
            </Button>
          </CardFooter>
        )}
      </Card>
      <Card title="Left out">
        <CardBody>
          {leftOut.length === 0 && <p className="text-13 text-ink-2">The file has every column.</p>}
          <ul className="grid gap-1">
            {leftOut.map(({ code, title }) => (
              <li key={code} className="flex items-center gap-2">
                <span className="min-w-0 flex-1">{title}</span>
                {onChange && (
                  <IconButton label={`Add ${title}`} size="sm" onClick={() => onChange([...chosen, code])}>
                    <Plus />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        </CardBody>
      </Card>
    </div>
  );
}
