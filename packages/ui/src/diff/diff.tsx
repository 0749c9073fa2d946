import { useId, useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Missing } from '../missing/missing.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { isChanged, type DiffField } from './changes.ts';

export type DiffProps = Omit<React.ComponentProps<'div'>, 'children'> & {
  /** What is compared, for screen readers: "Changes to merchant account 1042". */
  label: string;
  fields: readonly DiffField[];
  beforeTitle?: string;
  afterTitle?: string;
  /** Begins with every field instead of the changed ones. */
  showAll?: boolean;
};

const cell =
  'border-b border-line-soft px-3 py-2 text-left align-top wrap-anywhere group-last/row:border-b-0 first:pl-5 last:pr-5 @max-[37rem]/diff:flex @max-[37rem]/diff:gap-2 @max-[37rem]/diff:border-b-0 @max-[37rem]/diff:px-0! @max-[37rem]/diff:py-0.5';
const ownName =
  '@max-[37rem]/diff:before:w-22 @max-[37rem]/diff:before:flex-none @max-[37rem]/diff:before:text-13 @max-[37rem]/diff:before:leading-5 @max-[37rem]/diff:before:text-ink-2 @max-[37rem]/diff:before:content-[attr(data-label)]';

/**
 * Two versions of one thing side by side, for approvals and audit entries. Changed fields are marked by words, a bar and
 * the struck-out former value, not by colour alone; the others can be shown too. On phones the two stand one under the
 * other. Where a field has a `choice`, the user says which of its two values is kept.
 */
export function Diff({
  label,
  fields,
  beforeTitle = 'Before',
  afterTitle = 'After',
  showAll = false,
  className,
  ...props
}: DiffProps) {
  const [scope, setScope] = useState<'changes' | 'all'>(showAll ? 'all' : 'changes');
  const changes = fields.filter(isChanged);
  const shown = scope === 'all' ? fields : changes;
  const head =
    'h-9 border-b border-line bg-surface-sunken px-3 text-left text-12 font-medium text-ink-2 first:pl-5 last:pr-5';
  return (
    <div
      data-slot="diff"
      className={classNames('@container/diff min-w-0 overflow-clip rounded-3 border border-line bg-surface', className)}
      {...props}
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line py-2 pr-3 pl-5 @max-[37rem]/diff:pl-4">
        <output className="font-strong">{countText(changes.length, fields.length)}</output>
        {changes.length < fields.length && (
          <SegmentedControl
            label="Fields shown"
            size="sm"
            value={scope}
            onValueChange={setScope}
            options={[
              { value: 'changes', label: 'Changes' },
              { value: 'all', label: 'All fields' },
            ]}
          />
        )}
      </div>
      {shown.length > 0 && (
        <table className="w-full table-fixed border-separate border-spacing-0 @max-[37rem]/diff:block">
          <caption className="sr-only">{label}</caption>
          <thead className="@max-[37rem]/diff:hidden">
            <tr>
              <th scope="col" className={classNames(head, 'w-1/4')}>
                Field
              </th>
              <th scope="col" className={head}>
                {beforeTitle}
              </th>
              <th scope="col" className={head}>
                {afterTitle}
              </th>
            </tr>
          </thead>
          <tbody className="@max-[37rem]/diff:block">
            {shown.map((field) => (
              <DiffRow key={field.label} field={field} beforeTitle={beforeTitle} afterTitle={afterTitle} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function DiffRow({ field, beforeTitle, afterTitle }: { field: DiffField; beforeTitle: string; afterTitle: string }) {
  const id = useId();
  const changed = isChanged(field);
  const { choice } = field;
  const sides = [
    { side: 'before', title: beforeTitle, value: field.before },
    { side: 'after', title: afterTitle, value: field.after },
  ] as const;
  return (
    <tr
      data-changed={changed || undefined}
      className="group/row data-changed:[&>:first-child]:shadow-[inset_3px_0_var(--accent)] @max-[37rem]/diff:block @max-[37rem]/diff:border-b @max-[37rem]/diff:border-line @max-[37rem]/diff:px-4 @max-[37rem]/diff:py-3 @max-[37rem]/diff:last:border-b-0 @max-[37rem]/diff:data-changed:shadow-[inset_3px_0_var(--accent)] @max-[37rem]/diff:data-changed:[&>:first-child]:shadow-none"
    >
      <th scope="row" className={classNames(cell, changed ? 'font-strong' : 'font-normal text-ink-2')}>
        <span id={`${id}-field`}>{field.label}</span>
        {changed && <span className="sr-only">, changed</span>}
        {field.note !== undefined && <span className="block text-13 font-normal text-ink-2">{field.note}</span>}
      </th>
      {sides.map(({ side, title, value }) => (
        <td key={side} data-label={title} className={classNames(cell, ownName)}>
          {choice ? (
            <label className="flex min-w-0 cursor-pointer items-start gap-2.5">
              <input
                type="radio"
                name={`${id}-side`}
                checked={choice.side === side}
                onChange={() => choice.onChoose(side)}
                aria-labelledby={`${id}-field ${id}-${side}-title ${id}-${side}`}
                className="mt-0.5 size-4.5 flex-none accent-(--accent)"
              />
              <span id={`${id}-${side}-title`} className="sr-only">
                {title}
              </span>
              <span id={`${id}-${side}`} className="min-w-0">
                <Marked value={value} mark={choice.side === side ? 'kept' : 'dropped'} />
              </span>
            </label>
          ) : (
            <Marked value={value} mark={!changed ? undefined : side === 'after' ? 'kept' : 'dropped'} />
          )}
        </td>
      ))}
    </tr>
  );
}

/** A value, and whether it is the one that is kept or the one that goes. */
function Marked({ value, mark }: { value: React.ReactNode; mark: 'kept' | 'dropped' | undefined }) {
  if (!hasValue(value)) return <Missing />;
  if (mark === 'dropped') return <del className="text-ink-2 decoration-ink-3">{value}</del>;
  if (mark === undefined) return value;
  return (
    <ins className="rounded-1 bg-highlight box-decoration-clone px-1 py-px font-medium text-ink no-underline @max-[37rem]/diff:self-start">
      {value}
    </ins>
  );
}

function hasValue(value: React.ReactNode): boolean {
  return value !== null && value !== undefined && value !== '';
}

function countText(changes: number, fields: number): string {
  if (changes === 0) return 'No changes';
  if (fields === 1) return '1 field changed';
  return `${changes} of ${fields} fields changed`;
}
