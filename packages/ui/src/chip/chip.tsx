import { Plus, X } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';

const chip =
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-13 whitespace-nowrap text-ink-2';

export type ChipGroupProps = React.ComponentProps<'fieldset'> & {
  /** Names the group for screen readers. */
  label?: string;
};

/** A row of chips. On phones it scrolls sideways instead of piling up. */
export function ChipGroup({ label = 'Filters', className, ...props }: ChipGroupProps) {
  return (
    <fieldset
      data-slot="chip-group"
      aria-label={label}
      className={classNames(
        'flex min-w-0 flex-wrap items-center gap-2 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:flex-none',
        className,
      )}
      {...props}
    />
  );
}

export type ChipProps = Omit<React.ComponentProps<'span'>, 'children'> & {
  /** What is filtered by: "Status". */
  label: string;
  /** What it must be: "Enabled", or several values joined with "or". */
  children: React.ReactNode;
  /** Between the two: "is", "contains", "from". */
  verb?: string;
  /** Makes the words what opens the filter to change it: MenuTrigger or PopoverTrigger. */
  trigger?: React.ComponentType<{ asChild: true; children: React.ReactElement }>;
  onRemove: () => void;
};

/**
 * A filter that is on: "Status is Enabled", with a cross that removes it. Press the words to change it. For a status use
 * Badge, for a choice that is always there SegmentedControl.
 */
export function Chip({ label, verb = 'is', trigger: Trigger, onRemove, className, children, ...props }: ChipProps) {
  const words = (
    <>
      {label} {verb} <b className="font-strong">{children}</b>
    </>
  );
  return (
    <span
      data-slot="chip"
      className={classNames(chip, 'border-accent-line bg-accent-soft pr-1 text-ink', className)}
      {...props}
    >
      {Trigger ? (
        <Trigger asChild>
          <button type="button" className="truncate rounded-1 hover:underline">
            {words}
          </button>
        </Trigger>
      ) : (
        <span className="truncate">{words}</span>
      )}
      <button
        type="button"
        aria-label={`Remove filter ${label}`}
        className="grid size-6 flex-none place-items-center rounded-full text-accent-ink hover:bg-accent-line"
        onClick={onRemove}
      >
        <X className="size-3.25 stroke-2" />
      </button>
    </span>
  );
}

export type ChosenChipProps = Omit<React.ComponentProps<'span'>, 'children'> & {
  /** What was chosen: "Harbour City Water". */
  label: string;
  /** Left out where the choice cannot be taken back. */
  onRemove?: (() => void) | undefined;
};

/** One of several things chosen in a form, with a cross that takes it back. For filters use Chip. */
export function ChosenChip({ label, onRemove, className, ...props }: ChosenChipProps) {
  return (
    <span
      data-slot="chosen-chip"
      className={classNames(chip, 'border-line bg-surface-sunken text-ink', onRemove && 'pr-1', className)}
      {...props}
    >
      <span className="truncate">{label}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${label}`}
          className="grid size-6 flex-none place-items-center rounded-full text-ink-2 hover:bg-surface-press hover:text-ink"
          onClick={onRemove}
        >
          <X className="size-3.25 stroke-2" />
        </button>
      )}
    </span>
  );
}

export type AddChipProps = React.ComponentProps<'button'>;

/** Offers a filter that is not on yet. Give it to a PopoverTrigger with `asChild`. */
export function AddChip({ className, children, ...props }: AddChipProps) {
  return (
    <button
      type="button"
      data-slot="add-chip"
      className={classNames(
        chip,
        'border-dashed border-line-control transition-[border-color,color] hover:border-ink-2 hover:text-ink data-[state=open]:border-ink-2 data-[state=open]:text-ink',
        className,
      )}
      {...props}
    >
      <Plus className="size-3.25 stroke-2" />
      {children}
    </button>
  );
}
