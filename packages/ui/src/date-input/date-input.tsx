import { Calendar as CalendarIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Calendar, type CalendarProps } from '../calendar/calendar.tsx';
import { isIsoDate, readDate, shortDate } from '../calendar/iso-date.ts';
import { classNames } from '../class-names/class-names.tsx';
import { bareInput, ControlGroup, type ControlSize } from '../control/control.tsx';
import { useFieldControl } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '../popover/popover.tsx';

export type DateInputProps = Omit<
  React.ComponentProps<'input'>,
  'size' | 'value' | 'type' | 'min' | 'max' | 'onBlur' | 'ref'
> &
  Pick<CalendarProps, 'min' | 'max' | 'today' | 'marks'> & {
    /** yyyy-mm-dd or ''. Invalid input is returned as typed, for the form's rule to refuse. */
    value: string;
    onValueChange?: (value: string) => void;
    /** Reads what is typed: yyyy-mm-dd, or undefined for what is no date. */
    read?: (text: string) => string | undefined;
    /** Focus has left both the text and the calendar. */
    onBlur?: React.FocusEventHandler<HTMLElement>;
    size?: ControlSize;
  };

/** A date, typed (24/11/2026, 24 Nov 2026) or picked. Shown as DD MMM YYYY on leaving. */
export function DateInput({
  value,
  onValueChange,
  read = readDate,
  onBlur,
  min,
  max,
  today,
  marks,
  size,
  className,
  onKeyDown,
  ...props
}: DateInputProps) {
  const control = useFieldControl(props);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  const shown = draft && draft.value === value ? draft.text : isIsoDate(value) ? shortDate(value) : value;
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverAnchor asChild>
        <ControlGroup
          size={size}
          className={classNames('max-w-60', className)}
          onBlur={(event) => {
            if (event.target === input.current) setDraft(null);
            if (!open && !event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
          }}
          trailing={
            <PopoverTrigger asChild>
              <IconButton label="Choose a date" disabled={control.disabled || control.readOnly}>
                <CalendarIcon />
              </IconButton>
            </PopoverTrigger>
          }
        >
          <input
            type="text"
            data-slot="date-input"
            placeholder="DD/MM/YYYY"
            autoComplete="off"
            {...control}
            ref={input}
            value={shown}
            onChange={(event) => {
              const text = event.target.value;
              const next = text.trim() === '' ? '' : (read(text) ?? text);
              setDraft({ text, value: next });
              onValueChange?.(next);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key !== 'ArrowDown' || !event.altKey || control.readOnly) return;
              event.preventDefault();
              setOpen(true);
            }}
            className={bareInput}
          />
        </ControlGroup>
      </PopoverAnchor>
      <PopoverContent
        aria-label="Choose a date"
        align="end"
        className="p-3"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof Element) focusDay(event.currentTarget);
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          input.current?.focus();
        }}
      >
        <Calendar
          value={value}
          min={min}
          max={max}
          today={today}
          marks={marks}
          onValueChange={(date) => {
            setDraft(null);
            onValueChange?.(date);
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

function focusDay(calendar: Element): void {
  calendar.querySelector<HTMLElement>('[data-slot="calendar-day"][tabindex="0"]')?.focus();
}
