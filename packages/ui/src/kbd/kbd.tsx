import { classNames } from '../class-names/class-names.tsx';

export type KbdProps = React.ComponentProps<'kbd'>;

/** The name of a key as it is printed on the keyboard: `<Kbd>Ctrl K</Kbd>`. */
export function Kbd({ className, ...props }: KbdProps) {
  return (
    <kbd
      data-slot="kbd"
      className={classNames(
        'inline-block rounded-1 border border-b-2 border-line-strong bg-surface px-1.25 font-sans text-11 whitespace-nowrap text-ink-2',
        className,
      )}
      {...props}
    />
  );
}
