import { classNames } from '../class-names/class-names.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Density } from '../theme/theme.tsx';
import { ColumnsMenu, type ColumnsMenuProps } from './columns-menu.tsx';
import { ComfortableRows, CompactRows } from './density-icons.tsx';

const densities = [
  { value: 'comfortable', label: 'Comfortable rows', icon: <ComfortableRows />, iconOnly: true },
  { value: 'compact', label: 'Compact rows', icon: <CompactRows />, iconOnly: true },
] as const;

export type TableToolsProps<Row> = ColumnsMenuProps<Row> & {
  /** "1,284 customers". */
  title: string;
  /** The title is not known yet. */
  loading: boolean;
  /** Without a table there is no look to change. */
  hasTable: boolean;
  density: Density;
  onDensityChange: (density: Density) => void;
  /** Hidden on windows of little height. */
  folded: boolean;
  children?: React.ReactNode;
};

/** The strip above a table: how many records, then what changes the look of it. */
export function TableTools<Row>({
  title,
  loading,
  hasTable,
  density,
  onDensityChange,
  folded,
  children,
  ...menu
}: TableToolsProps<Row>) {
  return (
    <div
      data-slot="table-tools"
      className={classNames(
        'flex min-h-12 flex-wrap items-center justify-end gap-x-3 gap-y-2 border-b border-line py-2 pr-3 pl-5 @max-[37rem]/table:pl-4 short:min-h-10 short:py-1',
        folded && 'low:hidden',
      )}
    >
      <output className="mr-auto font-strong">{loading ? <Skeleton className="w-28" /> : title}</output>
      {children}
      {hasTable && (
        <div className="flex items-center gap-3 print:hidden">
          <SegmentedControl
            label="Row height"
            size="sm"
            className="@max-[37rem]/table:hidden"
            options={densities}
            value={density}
            onValueChange={onDensityChange}
          />
          <ColumnsMenu {...menu} />
        </div>
      )}
    </div>
  );
}
