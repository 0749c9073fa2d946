import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';

const edge = 'min-w-0 border border-line-control bg-surface text-ink transition-[border-color] hover:border-ink-2';
const sizes = {
  sm: 'h-control-sm rounded-sm text-13',
  md: 'h-control rounded-2 text-14 max-sm:text-16',
  amount: 'h-14 rounded-2 text-24 font-strong',
};

/** How every control that holds a value looks: edge, ground, hover, focus, error, disabled, read only. */
export const controlVariants = cva(
  [
    edge,
    'w-full outline-offset-[-1px] outline-focus focus-visible:border-transparent focus-visible:outline-2',
    'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
    'disabled:border-line disabled:bg-surface-sunken disabled:text-ink-disabled',
    '[&[readonly]]:border-line [&[readonly]]:bg-surface-sunken [&[readonly]]:text-ink-2',
    'data-readonly:border-line data-readonly:bg-surface-sunken data-readonly:text-ink-2',
  ],
  {
    variants: {
      size: { sm: `${sizes.sm} px-2`, md: `${sizes.md} px-2.75`, amount: `${sizes.amount} px-3` },
      multiline: { true: 'h-auto min-h-18 resize-y px-2.75 py-2' },
    },
    defaultVariants: { size: 'md' },
  },
);

export type ControlSize = 'sm' | 'md';

/** The same look on a frame around a bare input with something before or after it. */
export const controlGroupVariants = cva(
  [
    edge,
    'flex w-full cursor-text items-center outline-offset-[-1px] outline-focus',
    'has-[input:focus-visible]:border-transparent has-[input:focus-visible]:outline-2',
    'has-[input[aria-invalid=true]]:border-danger has-[input[aria-invalid=true]]:inset-ring has-[input[aria-invalid=true]]:inset-ring-danger',
    'has-[input:disabled]:cursor-not-allowed has-[input:disabled]:border-line has-[input:disabled]:bg-surface-sunken has-[input:disabled]:**:text-ink-disabled',
    'has-[input[readonly]]:border-line has-[input[readonly]]:bg-surface-sunken has-[input[readonly]]:text-ink-2',
  ],
  { variants: { size: sizes }, defaultVariants: { size: 'md' } },
);

/** The input inside such a frame: all of the room, none of the edge. */
export const bareInput =
  'h-full w-full min-w-0 flex-1 rounded-[inherit] px-2.75 outline-none disabled:cursor-not-allowed';

export type ControlGroupProps = React.ComponentProps<'div'> & {
  size?: 'sm' | 'md' | 'amount';
  leading?: React.ReactNode;
  trailing?: React.ReactNode;
};

/** Frame of an input with adornments. A press on the frame goes to the input. */
export function ControlGroup({ size, leading, trailing, className, children, ...props }: ControlGroupProps) {
  return (
    <div
      data-slot="control-group"
      className={classNames(controlGroupVariants({ size }), className)}
      onPointerDown={focusInput}
      {...props}
    >
      {Boolean(leading) && <span className="flex flex-none items-center pl-3 text-ink-3">{leading}</span>}
      {children}
      {Boolean(trailing) && (
        <span className="flex min-w-0 flex-initial items-center gap-1 pr-1.5 text-13 text-ink-2">{trailing}</span>
      )}
    </div>
  );
}

function focusInput(event: React.PointerEvent<HTMLDivElement>): void {
  if (event.target instanceof Element && event.target.closest('input, button, a')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
