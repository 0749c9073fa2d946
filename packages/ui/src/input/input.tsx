import { bareInput, ControlGroup, type ControlSize, controlVariants } from '../control/control.tsx';
import { classNames } from '../class-names/class-names.tsx';
import { useFieldControl } from '../field/field.tsx';

export type InputProps = Omit<React.ComponentProps<'input'>, 'size' | 'value'> & {
  value?: string;
  onValueChange?: (value: string) => void;
  size?: ControlSize;
  /** Monospace, for ids, codes and tokens. */
  mono?: boolean;
  /** An icon or a unit inside the edge, before what is typed. */
  leading?: React.ReactNode;
  /** A unit, a badge or a button inside the edge, after what is typed. */
  trailing?: React.ReactNode;
};

/** One line of text. */
export function Input({ onValueChange, size, mono, leading, trailing, className, onChange, ...props }: InputProps) {
  const control = useFieldControl(props);
  const framed = Boolean(leading) || Boolean(trailing);
  const input = (
    <input
      type="text"
      data-slot="input"
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      {...control}
      className={classNames(
        framed ? bareInput : controlVariants({ size }),
        framed && Boolean(leading) && 'pl-2',
        mono && 'font-mono',
        !framed && className,
      )}
    />
  );
  if (!framed) return input;
  return (
    <ControlGroup size={size} leading={leading} trailing={trailing} className={className}>
      {input}
    </ControlGroup>
  );
}
