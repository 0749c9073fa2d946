import { classNames } from '@quickportal/ui/class-names';

export interface RuleRowProps {
  title: React.ReactNode;
  isOn: boolean;
  /** Absent where rules are only read. */
  control?: React.ReactNode;
  sentence: React.ReactNode;
  hits: React.ReactNode;
  /** Live or shadow. */
  choice?: React.ReactNode;
  /** What is wrong with the values, and what to know about the rule. */
  notes?: React.ReactNode;
}

/** One rule: its switch, what it looks for, and what it matched. */
export function RuleRow({ title, isOn, control, sentence, hits, choice, notes }: RuleRowProps) {
  const hasControl = control !== undefined;
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 border-b border-line-soft px-5 py-3 last:border-b-0 max-sm:px-4',
        hasControl && 'grid-cols-[2.125rem_minmax(0,1fr)_auto_auto]',
      )}
    >
      {hasControl && <div className="flex">{control}</div>}
      <h4 className={classNames('min-w-0 text-14', isOn ? 'font-strong text-ink' : 'font-normal text-ink-2')}>
        {title}
      </h4>
      <div
        className={classNames(
          'text-right text-13 text-ink-3',
          !choice && 'col-span-2',
          '@max-[30rem]/rules:col-span-2',
        )}
      >
        {hits}
      </div>
      {/* Where there is little room it is under the sentence */}
      {choice && (
        <div
          className={classNames(
            '@max-[30rem]/rules:order-1 @max-[30rem]/rules:col-span-full',
            hasControl && '@max-[30rem]/rules:col-start-2',
          )}
        >
          {choice}
        </div>
      )}
      <div
        className={classNames(
          'col-span-full flex min-h-5 min-w-0 flex-wrap items-center gap-x-1.75 gap-y-1 text-ink-2',
          hasControl && 'col-start-2',
        )}
      >
        {sentence}
      </div>
      <div
        className={classNames(
          'col-span-full grid gap-1 empty:hidden @max-[30rem]/rules:order-1',
          hasControl && 'col-start-2',
        )}
      >
        {notes}
      </div>
    </li>
  );
}
