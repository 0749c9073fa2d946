import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';
import { type ControlSize, controlVariants } from '../control/control.tsx';
import { useFieldControl } from '../field/field.tsx';

export type NativeSelectProps = Omit<React.ComponentProps<'select'>, 'size' | 'value'> & {
  value?: string;
  onValueChange?: (value: string) => void;
  /** Or `<option>` children. */
  options?: readonly { value: string; label: string; disabled?: boolean }[];
  size?: ControlSize;
};

/** The browser's own select, for toolbars and short plain lists: small, and at home on phones. */
export function NativeSelect({
  onValueChange,
  options,
  size,
  className,
  children,
  onChange,
  ...props
}: NativeSelectProps) {
  const { readOnly, ...control } = useFieldControl(props);
  return (
    <span data-slot="native-select" className={classNames('relative inline-grid min-w-0 items-center', className)}>
      <select
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        {...control}
        disabled={control.disabled || readOnly}
        className={classNames(controlVariants({ size }), 'appearance-none truncate pr-7.5')}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute right-2.5 text-ink-2" />
    </span>
  );
}
