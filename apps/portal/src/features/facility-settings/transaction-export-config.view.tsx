import { Button } from '@quickportal/ui/button';
import { Card, CardBody, CardFooter } from '@quickportal/ui/card';
import { IconButton } from '@quickportal/ui/icon-button';
import { NativeSelect } from '@quickportal/ui/native-select';
import { classNames } from '@quickportal/ui/class-names';
import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { DragGrip } from './drag-grip.view.tsx';
import { moved } from './moved.ts';
import { TransactionExportPreview, type ExportPreview } from './transaction-export-preview.view.tsx';

/** A column that a file can have. */
export interface ExportColumnChoice {
  readonly code: string;
  readonly title: string;
}

export interface TransactionExportConfigViewProps {
  /** All columns, in their usual order. */
  columns: readonly ExportColumnChoice[];
  /** Codes of the columns that the file has, in their order. */
  chosen: readonly string[];
  /** Null where the user may not change them. */
  onChange: ((chosen: string[]) => void) | null;
  columnsVersion: number;
  /** Null while it loads; undefined where there is none to show. */
  preview: ExportPreview | null | undefined;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
  onReset: () => void;
}

/** The columns of transaction files, in an order that is changed by dragging, by buttons or by naming a place. */
// In the specification: 2P036
export function TransactionExportConfigView(props: TransactionExportConfigViewProps) {
  const { columns, chosen, onChange, columnsVersion, preview, isChanged, isSaving, onSave, onReset } = props;
  const leftOut = columns.filter(({ code }) => !chosen.includes(code));
  const titleOf = (code: string) => columns.find((column) => column.code === code)?.title ?? code;
  return (
    <PageStack>
      <PageHeader
        title="Transaction Export Configuration"
        subtitle="Columns of transaction files for which no others are chosen"
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card title="Columns of the file" note={`Version ${columnsVersion}`}>
          <ChosenColumns chosen={chosen} titleOf={titleOf} onChange={onChange} />
          {onChange && (
            <CardFooter className="flex flex-wrap items-center justify-end gap-2">
              <span aria-live="polite" className="mr-auto text-13 text-ink-2">
                {isChanged ? 'Files that were made before keep their columns and version.' : 'Nothing is changed yet.'}
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
      {preview !== undefined && <TransactionExportPreview preview={preview} chosen={chosen} titleOf={titleOf} />}
    </PageStack>
  );
}

interface ChosenColumnsProps {
  chosen: readonly string[];
  titleOf: (code: string) => string;
  onChange: ((chosen: string[]) => void) | null;
}

function ChosenColumns({ chosen, titleOf, onChange }: ChosenColumnsProps) {
  const [placeOver, setPlaceOver] = useState<number | null>(null);
  const move = (code: string, to: number) => onChange?.(moved(chosen, code, to));
  return (
    <CardBody>
      <ol aria-label="Columns in their order" className="grid">
        {chosen.map((code, at) => (
          <li
            key={code}
            data-place={at}
            className={classNames(
              'flex items-center gap-2 border-b border-line-soft py-1.5 last:border-b-0',
              placeOver === at && 'bg-accent-soft',
            )}
          >
            {onChange && (
              <DragGrip label={`Drag ${titleOf(code)}`} onOver={setPlaceOver} onDrop={(to) => move(code, to)} />
            )}
            <span className={classNames('w-6 text-right text-13 text-ink-2', onChange && 'sm:hidden')}>{at + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{titleOf(code)}</span>
            {onChange && (
              <>
                <NativeSelect
                  aria-label={`Move ${titleOf(code)} to`}
                  className="w-18 max-sm:hidden"
                  value={String(at + 1)}
                  onChange={({ target }) => move(code, Number(target.value) - 1)}
                >
                  {chosen.map((other, place) => (
                    <option key={other} value={place + 1}>
                      {place + 1}
                    </option>
                  ))}
                </NativeSelect>
                <IconButton
                  label={`Move ${titleOf(code)} up`}
                  size="sm"
                  disabled={at === 0}
                  onClick={() => move(code, at - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={`Move ${titleOf(code)} down`}
                  size="sm"
                  disabled={at === chosen.length - 1}
                  onClick={() => move(code, at + 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={`Leave out ${titleOf(code)}`}
                  size="sm"
                  disabled={chosen.length === 1}
                  onClick={() => onChange(chosen.filter((other) => other !== code))}
                >
                  <Minus />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ol>
    </CardBody>
  );
}
