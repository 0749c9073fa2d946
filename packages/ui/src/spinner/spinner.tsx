import { classNames } from '../class-names/class-names.tsx';

export type SpinnerProps = React.ComponentProps<'span'>;

/** Shows that something small is in progress. Silent: the waiting element announces it (`aria-busy`, a status line). */
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
