import { classNames } from '../class-names/class-names.tsx';

/** Monospace beside text of the usual face, at the same apparent size. */
export const monoText = 'font-mono text-[0.92em] tracking-[-0.01em]';

export type MonoProps = React.ComponentProps<'span'>;

/** An id, code or reference that is only read. To copy it use CopyableId. */
export function Mono({ className, ...props }: MonoProps) {
  return <span data-slot="mono" className={classNames(monoText, 'wrap-anywhere', className)} {...props} />;
}
