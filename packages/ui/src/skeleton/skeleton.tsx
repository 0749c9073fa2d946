import './skeleton.css';
import { classNames } from '../class-names/class-names.tsx';

export type SkeletonProps = Omit<React.ComponentProps<'span'>, 'children'>;

/**
 * Stands where a value will be, in its shape (`w-16` for an amount, `w-2/3` for a name), so that nothing jumps when it
 * arrives. Silent: mark the region `aria-busy`. For a first load only; while old values are refreshed keep them and show
 * a ProgressLine.
 */
export function Skeleton({ className, ...props }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={classNames(
        'inline-block h-3 w-full max-w-full animate-[shimmer_1.6s_linear_infinite] rounded-1 align-middle motion-reduce:animate-none',
        'bg-[linear-gradient(90deg,var(--surface-press)_30%,var(--surface-sunken)_50%,var(--surface-press)_70%)] bg-size-[300%_100%]',
        className,
      )}
      {...props}
    />
  );
}
