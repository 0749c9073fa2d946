import { DateInput } from '@quickportal/ui/date-input';
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { NativeSelect } from '@quickportal/ui/native-select';
import type { ReplayChoice } from './replay-choice.ts';

interface ReplayWindowFieldsProps {
  choice: ReplayChoice;
  onChange: (patch: Partial<ReplayChoice>) => void;
}

const periods = [
  { value: 'LAST_HOUR', label: 'Last hour' },
  { value: 'LAST_24_HOURS', label: 'Last 24 hours' },
  { value: 'LAST_3_DAYS', label: 'Last 3 days' },
  { value: 'LAST_7_DAYS', label: 'Last 7 days' },
  { value: 'LAST_30_DAYS', label: 'Last 30 days' },
  { value: 'BETWEEN', label: 'Between two times' },
];

/** The window of a replay: a period that ends now, or two times on the community's clocks. */
export function ReplayWindowFields({ choice, onChange }: ReplayWindowFieldsProps) {
  return (
    <>
      <Field label="Events of">
        <NativeSelect
          value={choice.period}
          onValueChange={(period) => onChange({ period: period as ReplayChoice['period'] })}
          options={periods}
          className="max-w-60"
        />
      </Field>
      {choice.period === 'BETWEEN' && (
        <div className="grid max-w-96 gap-4">
          <Moment
            label="From"
            date={choice.fromDate}
            time={choice.fromTime}
            onChange={(fromDate, fromTime) => onChange({ fromDate, fromTime })}
          />
          <Moment
            label="Until"
            date={choice.untilDate}
            time={choice.untilTime}
            onChange={(untilDate, untilTime) => onChange({ untilDate, untilTime })}
          />
        </div>
      )}
    </>
  );
}

interface MomentProps {
  label: string;
  date: string;
  time: string;
  onChange: (date: string, time: string) => void;
}

const Moment = ({ label, date, time, onChange }: MomentProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_9rem] items-end gap-2">
    <Field label={label}>
      <DateInput value={date} onValueChange={(value) => onChange(value, time)} className="max-w-none" />
    </Field>
    <Field label={<span className="sr-only">{label}, time</span>}>
      <Input type="time" value={time} onValueChange={(value) => onChange(date, value)} />
    </Field>
  </div>
);
