import { classNames } from '../class-names/class-names.tsx';

export type RowActionsProps = React.ComponentProps<'div'>;

/**
 * Small buttons of one row of a DataTable. They show on hover, on focus and on the selected row, and always where there
 * is no hover, so that twenty rows do not shout the same words.
 */
export function RowActions({ className, ...props }: RowActionsProps) {
  return (
    <div
      data-slot="row-actions"
      className={classNames(
        'flex items-center justify-end gap-0.5 opacity-0 transition-opacity duration-(--m-fast)',
        'group-focus-within/row:opacity-100 group-hover/row:opacity-100 group-data-selected/row:opacity-100 has-data-[state=open]:opacity-100 pointer-coarse:opacity-100 @max-[37rem]/table:opacity-100 print:hidden',
        className,
      )}
      {...props}
    />
  );
}
