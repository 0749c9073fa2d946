import * as Radix from '@radix-ui/react-popover';
import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';

/** What floats over the page: menus, lists, calendars. */
export const popVariants = cva(
  'z-(--z-pop) overflow-y-auto rounded-3 border border-line bg-surface-raised text-14 text-ink shadow-2 outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
);

/** A row one can choose in something that floats. */
export const menuItemVariants = cva(
  'flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-left whitespace-nowrap outline-none select-none max-sm:min-h-10 data-disabled:cursor-not-allowed data-disabled:text-ink-disabled [&>svg]:text-ink-3',
  {
    variants: {
      tone: {
        plain:
          'text-ink data-highlighted:bg-surface-press data-[state=checked]:font-strong data-[state=open]:bg-surface-press',
        danger: 'text-danger-ink data-highlighted:bg-danger-soft data-disabled:text-ink-disabled [&>svg]:text-current',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

export type PopoverProps = Radix.PopoverProps;
export type PopoverContentProps = React.ComponentProps<typeof Radix.Content>;

/** A small panel that opens beside what was pressed. Holds controls; for words alone use Tooltip. */
export function Popover(props: PopoverProps) {
  return <Radix.Root {...props} />;
}

/** What opens the popover; give it a Button with `asChild`. */
export function PopoverTrigger(props: React.ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="popover-trigger" {...props} />;
}

/** What the popover stands beside, where that is not its trigger. */
export function PopoverAnchor(props: React.ComponentProps<typeof Radix.Anchor>) {
  return <Radix.Anchor {...props} />;
}

/** The panel. Name it with `aria-label` or `aria-labelledby`. */
export function PopoverContent({ className, ...props }: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="popover"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className={classNames(
          popVariants(),
          'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] p-4',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}

/** Closes the popover; give it a Button with `asChild`. */
export function PopoverClose(props: React.ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="popover-close" {...props} />;
}
