import { cva } from 'class-variance-authority';
import { useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { bareInput, ControlGroup } from '../control/control.tsx';
import { useFieldControl } from '../field/field.tsx';
import { groupDecimal, readDecimal, withCents } from './decimal-text.ts';

const prefix = cva('text-ink-2', {
  variants: { size: { sm: 'text-13', md: 'text-14', amount: 'text-18 font-normal' } },
});

export type MoneyInputProps = Omit<React.ComponentProps<'input'>, 'size' | 'value' | 'type'> & {
  /** A plain decimal string: "1240.50". What is no amount comes back as it was typed, for the form's rule to refuse. */
  value: string;
  onValueChange?: (value: string) => void;
  currency?: 'AUD' | 'NZD';
  /** `amount` is the one large amount of a page. */
  size?: 'sm' | 'md' | 'amount';
};

/** An amount of money. Grouped and given two decimals on leaving; never a float; pasting "$1,240.5" works. */
export function MoneyInput({
  value,
  onValueChange,
  currency = 'AUD',
  size = 'md',
  className,
  onChange,
  onBlur,
  ...props
}: MoneyInputProps) {
  const control = useFieldControl(props);
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  const shown = draft && draft.value === value ? draft.text : groupDecimal(value);
  return (
    <ControlGroup
      size={size}
      className={className}
      leading={<span className={prefix({ size })}>{currency === 'NZD' ? 'NZ$' : '$'}</span>}
    >
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-slot="money-input"
        {...control}
        value={shown}
        onChange={(event) => {
          onChange?.(event);
          const text = event.target.value;
          const next = text.trim() === '' ? '' : (readDecimal(text) ?? text);
          setDraft({ text, value: next });
          onValueChange?.(next);
        }}
        onBlur={(event) => {
          const decimal = readDecimal(shown);
          setDraft(null);
          if (decimal !== undefined && withCents(decimal) !== value) onValueChange?.(withCents(decimal));
          onBlur?.(event);
        }}
        className={classNames(bareInput, size === 'amount' ? 'pl-3 tracking-title' : 'pl-2')}
      />
    </ControlGroup>
  );
}
