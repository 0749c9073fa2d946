import { useFormContext, useFormField } from '@quickportal/forms/react/use-form-field';
import { AddChip, ChosenChip } from '@quickportal/ui/chip';
import { Combobox } from '@quickportal/ui/combobox';
import { useRef, useState } from 'react';
import { countryName } from '../../../data/country-name.ts';

/** Milliseconds of quiet before countries are searched. */
// In the specification: 1R235 1K055
const DEBOUNCE = 200;

/** The countries of a rule as chips, and a search that adds one after the other. */
export function CountryChips({ field }: { field: 'bankCountriesList' | 'customerCountriesList' }) {
  const { search } = useFormContext();
  const { node, value, control, onChange } = useFormField(field);
  const [isAdding, setAdding] = useState(false);
  const whole = useRef<HTMLSpanElement>(null);
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const { searchPath = '', placeholder } = node['x-form'] ?? {};
  const focus = (part: string) => requestAnimationFrame(() => whole.current?.querySelector<HTMLElement>(part)?.focus());
  const open = () => {
    setAdding(true);
    focus('input');
  };
  return (
    <span
      ref={whole}
      className="contents"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setAdding(false);
        control.onBlur();
      }}
    >
      {chosen.map((code) => (
        <ChosenChip
          key={code}
          label={countryName(code)}
          onRemove={() => {
            onChange(chosen.filter((other) => other !== code));
            // The cross that had the focus is gone with its chip
            focus('[data-slot=add-chip], input');
          }}
        />
      ))}
      {isAdding ? (
        <Combobox
          {...control}
          onBlur={undefined}
          size="sm"
          className="w-56 max-w-full"
          placeholder={placeholder}
          value=""
          debounce={DEBOUNCE}
          emptyText="No country found. Check the spelling."
          query={async (text, signal) =>
            (await search(searchPath, text, signal)).filter((option) => !chosen.includes(option.value))
          }
          onValueChange={(code, option) => {
            if (!option || chosen.includes(code)) return;
            onChange([...chosen, code]);
            setAdding(false);
            focus('[data-slot=add-chip]');
          }}
        />
      ) : (
        <AddChip
          id={control.id}
          aria-label={`Country, add to ${control['aria-label'].toLowerCase()}`}
          aria-describedby={control['aria-describedby']}
          className={control['aria-invalid'] && 'border-danger text-danger-ink'}
          onClick={open}
        >
          Country
        </AddChip>
      )}
    </span>
  );
}
