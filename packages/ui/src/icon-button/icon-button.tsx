import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import { buttonVariants, refuseWhen } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.tsx';
import { Spinner } from '../spinner/spinner.tsx';

const quiet = cva(
  'inline-grid flex-none place-items-center rounded-sm text-ink-3 transition-[background-color,color] hover:bg-surface-press hover:text-ink disabled:bg-transparent disabled:text-ink-disabled aria-busy:cursor-progress aria-busy:[&>svg]:hidden data-[state=open]:bg-surface-press data-[state=open]:text-ink',
  { variants: { size: { sm: 'size-control-sm', md: 'size-control', lg: 'size-control-lg' } } },
);

export type IconButtonProps = Omit<React.ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does, for the tooltip and for screen readers: "More actions". */
  label: string;
  /** `quiet` has no edge until it is hovered; the others are those of Button. */
  variant?: 'quiet' | 'primary' | 'secondary' | 'danger' | 'dangerQuiet' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  busy?: boolean;
  asChild?: boolean;
};

/** A button whose face is one icon. It always has a name. */
export function IconButton({
  label,
  variant = 'quiet',
  size = variant === 'quiet' ? 'sm' : 'md',
  busy = false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: IconButtonProps) {
  const look = variant === 'quiet' ? quiet({ size }) : buttonVariants({ variant, size, shape: 'square' });
  const shared = {
    'data-slot': 'icon-button',
    'aria-label': label,
    title: label,
    'aria-busy': busy || undefined,
    className: classNames(look, className),
    onClick: refuseWhen(busy, onClick),
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
