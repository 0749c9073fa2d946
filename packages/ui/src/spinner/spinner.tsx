import { classNames } from '../class-names/class-names.tsx';

export type SpinnerProps = React.ComponentProps<'span'>;

/** Something small is under way. Silent: the thing that waits says so itself (`aria-busy`, a status line). */
export function Spinner({ className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className={classNames(
        'inline-block size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none',
        className,
      )}
      {...props}
    />
  );
}
