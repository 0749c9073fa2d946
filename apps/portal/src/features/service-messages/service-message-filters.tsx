import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { ServiceMessageSummary } from '@quickportal/contracts/service-messages/service-message';
import { serviceMessageList } from '@quickportal/contracts/service-messages/service-message-list';
import { addDays, dayNumber } from '@quickportal/contracts/rules/banking-calendar/days';
import { readDay } from '@quickportal/contracts/rules/dates/typed-days';
import { DateInput } from '@quickportal/ui/date-input';
import { IconButton } from '@quickportal/ui/icon-button';
import { sentenceCase } from '@quickportal/ui/label-case';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { choicesOf } from '../../layout/filters/choice-filter.tsx';
import { ListFilters } from '../../layout/filters/list-filters.tsx';

export type ServiceMessageFilterValues = FilterValues<typeof serviceMessageList>;

interface ServiceMessageFiltersProps {
  values: ServiceMessageFilterValues;
  /** Days, kinds and statuses of the messages that were counted; undefined until they are known. */
  summary: ServiceMessageSummary | undefined;
  onChange: (patch: Partial<ServiceMessageFilterValues>) => void;
}

/** Days of one answer at most; the same rule as the server's. */
const MOST_DAYS = 31;

/** What narrows the messages: days, kinds, directions, statuses. */
export const ServiceMessageFilters = ({ values, summary, onChange }: ServiceMessageFiltersProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
    <Days span={summary} onChange={onChange} />
    <ListFilters
      of={serviceMessageList}
      list={{ search: values, onSearchChange: onChange }}
      options={{ doctypeCode: kindOptions(summary), status: statusOptions(summary) }}
      own={{ days: null }}
    />
  </div>
);

/** Kinds that there were, with their numbers, by name. */
const kindOptions = (summary: ServiceMessageSummary | undefined) =>
  (summary?.doctypes ?? [])
    .map(({ doctypeCode, messageCount }) => [doctypeCode, sentenceCase(doctypeCode), messageCount] as const)
    .toSorted(([, name], [, other]) => name.localeCompare(other));

/** Every status with how many messages have it. */
function statusOptions(summary: ServiceMessageSummary | undefined) {
  const counts = new Map(summary?.statuses.map(({ status, messageCount }) => [status, messageCount]));
  return choicesOf(serviceMessageList.filters.status.choices).map(
    ([status, words]) => [status, words, counts.get(status)] as const,
  );
}

interface DaysProps extends Pick<ServiceMessageFiltersProps, 'onChange'> {
  /** The days that are shown; undefined until they are known. */
  span: { from: string; to: string } | undefined;
}

/** First and last day, and a step to the days before and after. */
function Days({ span, onChange }: DaysProps) {
  const days = span ? dayNumber(span.to) - dayNumber(span.from) + 1 : 0;
  const step = (by: number) => {
    if (span) onChange({ from: addDays(span.from, by), to: addDays(span.to, by) });
  };
  const choose = (bound: 'from' | 'to', date: string) => {
    if (!span || date === span[bound]) return;
    const next = { from: span.from, to: span.to, [bound]: date };
    const length = dayNumber(next.to) - dayNumber(next.from) + 1;
    // Too long or the wrong way round: the other bound follows
    const fits = length >= 1 && length <= MOST_DAYS;
    onChange(fits ? next : { from: undefined, to: undefined, [bound]: date });
  };
  return (
    <div className="flex items-center gap-1.5 max-sm:w-full">
      <IconButton label="Earlier days" disabled={!span} onClick={() => step(-days)}>
        <ChevronLeft />
      </IconButton>
      <div className="flex grow items-center gap-1.5 max-sm:flex-col max-sm:items-stretch">
        <Day label="First day" value={span?.from ?? ''} onChoose={(date) => choose('from', date)} />
        <span className="text-ink-2 max-sm:sr-only">to</span>
        <Day label="Last day" value={span?.to ?? ''} onChoose={(date) => choose('to', date)} />
      </div>
      <IconButton label="Later days" disabled={!span} onClick={() => step(days)}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChoose: (date: string) => void;
}

/** A day that counts once it is whole: picked, or typed and left or entered. */
function Day({ label, value, onChoose }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (date: string | null) => {
    setTyped(null);
    if (date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date)) onChoose(date);
  };
  return (
    <DateInput
      aria-label={label}
      className="max-sm:max-w-none sm:w-38"
      value={typed ?? value}
      read={readDay}
      // Half a year number is a year too: what is being typed waits
      onValueChange={(next) => (document.activeElement instanceof HTMLInputElement ? setTyped(next) : settle(next))}
      onBlur={() => settle(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(typed);
      }}
    />
  );
}
