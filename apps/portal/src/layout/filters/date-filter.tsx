import { isCalendarDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { type DayPeriod, dayPeriods, dayPeriodTitles } from '@quickportal/contracts/rules/dates/day-periods';
import { readDay } from '@quickportal/contracts/rules/dates/typed-days';
import { Button } from '@quickportal/ui/button';
import { DateInput } from '@quickportal/ui/date-input';
import { formatDateOnly } from '@quickportal/ui/date-time';
import { Field } from '@quickportal/ui/field';
import { menuItemVariants } from '@quickportal/ui/popover';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { PanelFilter } from './panel-filter.tsx';

/** A period relative to today, a range of days, or no restriction. */
export interface DateFilterValues {
  period: DayPeriod | undefined;
  from: string | undefined;
  to: string | undefined;
}

interface DateFilterProps {
  /** What is filtered by; Date when left out. */
  label?: string;
  values: DateFilterValues;
  onChange: (values: DateFilterValues) => void;
  /** Only a range, for calls without periods. */
  onlyRange?: boolean;
}

const none: DateFilterValues = { period: undefined, from: undefined, to: undefined };

/** A filter by day: relative periods, or a range. */
export const DateFilter = ({ label = 'Date', values, onChange, onlyRange = false }: DateFilterProps) => (
  <PanelFilter label={label} chosen={wordsOf(values)} onRemove={() => onChange(none)} className="w-80 p-0">
    {(close) => (
      <DateChoices
        values={values}
        onlyRange={onlyRange}
        onChoose={(next) => {
          close();
          onChange(next);
        }}
      />
    )}
  </PanelFilter>
);

function wordsOf({ period, from, to }: DateFilterValues): { verb: string; words: string } | null {
  if (period !== undefined) return { verb: 'is', words: dayPeriodTitles[period] };
  if (from !== undefined && from === to) return { verb: 'is', words: formatDateOnly(from) };
  if (from !== undefined && to !== undefined)
    return { verb: 'is', words: `${formatDateOnly(from)} to ${formatDateOnly(to)}` };
  if (from !== undefined) return { verb: 'from', words: formatDateOnly(from) };
  return to === undefined ? null : { verb: 'up to', words: formatDateOnly(to) };
}

interface DateChoicesProps {
  values: DateFilterValues;
  onlyRange?: boolean;
  onChoose: (values: DateFilterValues) => void;
}

const faultOf = (date: string): string =>
  date === '' || isCalendarDate(date) ? '' : 'Enter a date such as 24/11/2026.';

/** Content of the filter: buttons for periods, and inputs for two days. */
export function DateChoices({ values, onlyRange = false, onChoose }: DateChoicesProps) {
  const [from, setFrom] = useState(values.from ?? '');
  const [to, setTo] = useState(values.to ?? '');
  const [tried, setTried] = useState(false);
  const backwards = isCalendarDate(from) && isCalendarDate(to) && to < from;
  const faults = { from: faultOf(from), to: backwards ? 'Enter a day on or after the first one.' : faultOf(to) };
  const apply = () => {
    setTried(true);
    if (faults.from !== '' || faults.to !== '') return;
    onChoose({ period: undefined, from: from || undefined, to: to || undefined });
  };
  return (
    <>
      {!onlyRange && (
        <ul className="grid grid-cols-2 gap-x-1 p-1.5">
          {dayPeriods.map((period) => (
            <li key={period}>
              <button
                type="button"
                aria-pressed={values.period === period}
                className={`${menuItemVariants()} hover:bg-surface-press focus-visible:bg-surface-press`}
                onClick={() => onChoose({ ...none, period })}
              >
                {dayPeriodTitles[period]}
                {values.period === period && <Check className="ml-auto size-4" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        className="grid gap-3 border-t border-line p-4 first:border-t-0"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Field label="First day" error={tried ? faults.from : ''}>
          <DateInput value={from} onValueChange={setFrom} read={readDay} className="max-w-none" />
        </Field>
        <Field label="Last day" error={tried ? faults.to : ''}>
          <DateInput value={to} onValueChange={setTo} read={readDay} className="max-w-none" />
        </Field>
        <Button type="submit" variant="primary" disabled={from === '' && to === ''}>
          Apply
        </Button>
      </form>
    </>
  );
}
