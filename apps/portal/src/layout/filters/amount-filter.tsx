import { type Currency, parseAmount, readAmount } from '@quickportal/contracts/rules/money';
import { Button } from '@quickportal/ui/button';
import { Field } from '@quickportal/ui/field';
import { formatMoney } from '@quickportal/ui/money';
import { MoneyInput } from '@quickportal/ui/money-input';
import { useState } from 'react';
import { PanelFilter } from './panel-filter.tsx';

/** A range of amounts as decimal texts; either end may be open. */
export interface AmountFilterValues {
  amountFrom: string | undefined;
  amountTo: string | undefined;
}

interface AmountFilterProps {
  /** What is filtered by; Amount when left out. */
  label?: string;
  values: AmountFilterValues;
  currency: Currency;
  onChange: (values: AmountFilterValues) => void;
}

const none: AmountFilterValues = { amountFrom: undefined, amountTo: undefined };

/** A filter by a range of amounts. */
export const AmountFilter = ({ label = 'Amount', values, currency, onChange }: AmountFilterProps) => (
  <PanelFilter label={label} chosen={wordsOf(values, currency)} onRemove={() => onChange(none)} className="w-72">
    {(close) => (
      <AmountRange
        values={values}
        currency={currency}
        onChoose={(next) => {
          close();
          onChange(next);
        }}
      />
    )}
  </PanelFilter>
);

function wordsOf(
  { amountFrom, amountTo }: AmountFilterValues,
  currency: Currency,
): { verb: string; words: string } | null {
  const shown = (amount: string) => formatMoney(amount, currency);
  if (amountFrom !== undefined && amountFrom === amountTo) return { verb: 'is', words: shown(amountFrom) };
  if (amountFrom !== undefined && amountTo !== undefined)
    return { verb: 'is', words: `${shown(amountFrom)} to ${shown(amountTo)}` };
  if (amountFrom !== undefined) return { verb: 'from', words: shown(amountFrom) };
  return amountTo === undefined ? null : { verb: 'up to', words: shown(amountTo) };
}

/** Parses an amount to its wire format; null if invalid, undefined if empty. */
const amountOf = (text: string): string | null | undefined => (text.trim() === '' ? undefined : readAmount(text));
const LARGEST = 999_999_999_999n;
const isUsable = (amount: string | null | undefined): boolean => {
  const cents = amount === null || amount === undefined ? null : parseAmount(amount);
  return amount === undefined || (cents !== null && cents >= 0n && cents <= LARGEST);
};

interface AmountRangeProps {
  values: AmountFilterValues;
  currency: Currency;
  onChoose: (values: AmountFilterValues) => void;
}

function AmountRange({ values, currency, onChoose }: AmountRangeProps) {
  const [least, setLeast] = useState(values.amountFrom ?? '');
  const [most, setMost] = useState(values.amountTo ?? '');
  const [tried, setTried] = useState(false);
  const [amountFrom, amountTo] = [amountOf(least), amountOf(most)];
  const faultOf = (amount: string | null | undefined) => (isUsable(amount) ? '' : 'Enter an amount such as 120.50.');
  const isBackwards = amountFrom && amountTo && (parseAmount(amountTo) ?? 0n) < (parseAmount(amountFrom) ?? 0n);
  const faults = {
    from: faultOf(amountFrom),
    to: faultOf(amountTo) || (isBackwards ? 'Enter an amount that is not less than the first one.' : ''),
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (faults.from !== '' || faults.to !== '') return;
        onChoose({ amountFrom: amountFrom ?? undefined, amountTo: amountTo ?? undefined });
      }}
    >
      <Field label="At least" error={tried ? faults.from : ''}>
        <MoneyInput value={least} onValueChange={setLeast} currency={currency} />
      </Field>
      <Field label="At most" error={tried ? faults.to : ''}>
        <MoneyInput value={most} onValueChange={setMost} currency={currency} />
      </Field>
      <Button type="submit" variant="primary" disabled={least === '' && most === ''}>
        Apply
      </Button>
    </form>
  );
}
