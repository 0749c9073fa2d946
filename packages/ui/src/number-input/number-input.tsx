import { Minus, Plus } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';
import { useFieldControl } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input, type InputProps } from '../input/input.tsx';

export type NumberInputProps = Omit<InputProps, 'type' | 'leading' | 'trailing' | 'min' | 'max' | 'step' | 'mono'> & {
  min?: number;
  max?: number;
  /** What an arrow key or a stepper adds. */
  step?: number;
  /** Unit behind the number: "hours". */
  unit?: string;
  /** Buttons for one less and one more, for short ranges. */
  stepper?: boolean;
};

/** A count as a string of digits. Anything may be typed; the form's rule says what is wrong with it. */
export function NumberInput({
  value = '',
  onValueChange,
  min = 0,
  max,
  step = 1,
  unit,
  stepper = false,
  className,
  onKeyDown,
  ...props
}: NumberInputProps) {
  const { disabled, readOnly } = useFieldControl(props);
  const fixed = disabled || readOnly;
  const number = /^-?\d+$/.test(value) ? Number(value) : undefined;
  const move = (by: number) => {
    if (fixed) return;
    const next = number === undefined ? Math.max(min, 0) : number + by;
    onValueChange?.(String(Math.min(Math.max(next, min), max ?? Number.MAX_SAFE_INTEGER)));
  };
  const keys: Record<string, number> = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step };
  return (
    <Input
      inputMode={min < 0 ? 'text' : 'numeric'}
      autoComplete="off"
      // type=number drops what is no number and changes under the wheel.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={number}
      {...props}
      value={value}
      onValueChange={(text) => onValueChange?.(text.replaceAll(/[\s,]/g, ''))}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const by = keys[event.key];
        if (by === undefined || event.defaultPrevented) return;
        event.preventDefault();
        move(by);
      }}
      className={classNames('max-w-44', className)}
      trailing={
        (unit != null || stepper) && (
          <>
            {unit && <span className="pr-1">{unit}</span>}
            {stepper && (
              <>
                <IconButton
                  label="Decrease by one"
                  tabIndex={-1}
                  disabled={fixed || (number ?? min) <= min}
                  onClick={() => move(-step)}
                >
                  <Minus />
                </IconButton>
                <IconButton
                  label="Increase by one"
                  tabIndex={-1}
                  disabled={fixed || (max !== undefined && (number ?? min) >= max)}
                  onClick={() => move(step)}
                >
                  <Plus />
                </IconButton>
              </>
            )}
          </>
        )
      }
    />
  );
}
