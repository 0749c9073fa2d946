import { Columns3, RefreshCw } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Menu, MenuCheckboxItem, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../menu/menu.tsx';
import { type Column, type ColumnVisibility, isFixed, shownColumns } from './column.ts';

export type ColumnsMenuProps<Row> = {
  columns: readonly Column<Row>[];
  visibility: ColumnVisibility;
  onVisibilityChange: (visibility: ColumnVisibility) => void;
  /** The table itself, to see which columns had to go for want of room. */
  table: RefObject<HTMLElement | null>;
};

/**
 * Menu that shows and hides columns. A column dropped for lack of room is listed as hidden; choosing it restores it,
 * and the table then scrolls sideways if necessary.
 */
export function ColumnsMenu<Row>({ columns, visibility, onVisibilityChange, table }: ColumnsMenuProps<Row>) {
  const [squeezedOut, setSqueezedOut] = useState<ReadonlySet<string>>(new Set());
  const shown = new Set(shownColumns(columns, visibility).map((column) => column.id));
  const isShown = (id: string) => shown.has(id) && !squeezedOut.has(id);
  return (
    <Menu onOpenChange={(open) => open && setSqueezedOut(findSqueezedOut(table.current))}>
      <MenuTrigger asChild>
        <Button size="sm" variant="ghost">
          <Columns3 />
          <span className="@max-[24rem]/table:sr-only">Columns</span>
        </Button>
      </MenuTrigger>
      <MenuContent className="min-w-60">
        <MenuLabel>Show columns</MenuLabel>
        {columns.map((column) => (
          <MenuCheckboxItem
            key={column.id}
            checked={isShown(column.id)}
            disabled={isFixed(column, columns)}
            onCheckedChange={(next) => {
              setSqueezedOut((former) => new Set([...former].filter((id) => id !== column.id)));
              onVisibilityChange({ ...visibility, [column.id]: next });
            }}
          >
            {column.header}
          </MenuCheckboxItem>
        ))}
        <MenuSeparator />
        <MenuItem disabled={Object.keys(visibility).length === 0} onSelect={() => onVisibilityChange({})}>
          <RefreshCw />
          Reset columns
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

function findSqueezedOut(table: HTMLElement | null): ReadonlySet<string> {
  const head = table?.querySelector('thead');
  // as cards the table has no head at all, and nothing was squeezed out by width
  if (!head?.checkVisibility()) return new Set();
  const cells = [...head.querySelectorAll<HTMLElement>('th[data-column]')];
  return new Set(cells.filter((cell) => !cell.checkVisibility()).map((cell) => cell.dataset['column'] ?? ''));
}
