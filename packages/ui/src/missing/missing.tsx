import { classNames } from '../class-names/class-names.tsx';

export type MissingProps = Omit<React.ComponentProps<'span'>, 'children'> & {
  /** What a screen reader says instead of the dash. */
  label?: string;
};

/**
 * A missing value: an en dash, read out as "none". Use it instead of a blank cell, which could be a fault. Say more
 * with `label` ("No PayTo product").
 */
export function Missing({ label = 'none', className, ...props }: MissingProps) {
  return (
    <span data-slot="missing" className={classNames('text-ink-3', className)} {...props}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
