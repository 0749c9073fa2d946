import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';
import { Spinner } from '../spinner/spinner.tsx';

export const buttonVariants = cva(
  [
    'inline-flex flex-none items-center justify-center gap-1.75 border font-strong whitespace-nowrap select-none',
    'transition-[background-color,border-color,color] hover:no-underline aria-busy:cursor-progress',
    'aria-busy:[&>svg]:hidden',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press',
        secondary:
          'border-line-control bg-surface text-ink hover:bg-surface-press active:bg-line [&>svg]:text-ink-2 disabled:[&>svg]:text-current',
        danger: 'border-transparent bg-danger-fill text-on-danger hover:bg-danger-fill-hover',
        dangerQuiet:
          'border-line-control bg-surface text-danger-ink hover:border-danger-ink hover:bg-danger-soft active:inset-ring active:inset-ring-danger-ink',
        ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-surface-press hover:text-ink active:bg-line',
        link: 'h-auto rounded-1 border-0 bg-transparent px-0 py-0.5 text-accent-ink underline-offset-3 hover:underline',
      },
      size: {
        sm: 'h-control-sm rounded-sm px-2.5 text-13',
        md: 'h-control rounded-2 px-3.5 text-14',
        lg: 'h-control-lg rounded-2 px-5 text-16',
      },
      shape: {
        text: '[&>svg:first-child]:-ml-0.5 [&>svg:last-child:not(:first-child)]:-mr-0.75 [&>svg:last-child:not(:first-child)]:ml-0',
        square: 'aspect-square px-0',
      },
    },
    compoundVariants: [
      {
        variant: ['primary', 'secondary', 'danger', 'dangerQuiet', 'ghost'],
        className:
          'disabled:inset-ring-0 disabled:border-line disabled:bg-surface-sunken disabled:text-ink-disabled aria-disabled:border-line aria-disabled:bg-surface-sunken aria-disabled:text-ink-disabled',
      },
      { variant: 'link', className: 'h-auto px-0 disabled:text-ink-disabled aria-disabled:text-ink-disabled' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
  },
);

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'dangerQuiet' | 'ghost' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonProps = React.ComponentProps<'button'> & {
  /** Emphasis of the action: one `primary` per page, `danger` only in a confirming dialog. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The action is in progress: a spinner replaces the icon and further clicks do nothing. Focus stays. */
  busy?: boolean;
  /** Renders the single child (a link) with this look. */
  asChild?: boolean;
};

/** Starts an action. Navigation that only looks like a button is a link: `<Button asChild><a href=...>`. */
export function Button({
  variant,
  size,
  busy = false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const shared = {
    'data-slot': 'button',
    'aria-busy': busy || undefined,
    className: classNames(buttonVariants({ variant, size }), className),
    onClick: refuseWhen(busy || props['aria-disabled'] === true || props['aria-disabled'] === 'true', onClick),
    ...props,
  };
  if (asChild) return <Slot {...shared}>{children}</Slot>;
  return (
    <button type="button" {...shared}>
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** Returns a click handler that blocks the click, and the submit it would cause, while `refused` is true. */
export function refuseWhen(
  refused: boolean,
  onClick: React.MouseEventHandler<HTMLButtonElement> | undefined,
): React.MouseEventHandler<HTMLButtonElement> | undefined {
  if (!refused) return onClick;
  return (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
}
