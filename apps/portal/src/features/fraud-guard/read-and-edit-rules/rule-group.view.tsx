import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { RuleGroup } from './rule-groups.ts';

interface RuleGroupViewProps {
  group: RuleGroup;
  /** Rules of the group that are on. */
  on: number;
  /** Stays open: something in it is to be mended. */
  hasProblems?: boolean;
  children: React.ReactNode;
}

/** Rules under their heading. A group that is off is one line until it is opened. */
export function RuleGroupView({ group, on, hasProblems = false, children }: RuleGroupViewProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  // What was switched off stays in sight, so that it can be switched on again
  const [wasOn, setWasOn] = useState(on > 0);
  if (on > 0 && !wasOn) setWasOn(true);
  const isOpen = hasProblems || (chosen ?? wasOn);
  return (
    <section aria-labelledby={group.id} className="@container/rules border-b border-line last:border-b-0">
      <h3 className="text-12 font-medium text-ink-2">
        <button
          type="button"
          id={group.id}
          aria-expanded={isOpen}
          onClick={() => setChosen(!isOpen)}
          className="flex w-full items-center gap-2 bg-surface-sunken px-5 py-3 text-left -outline-offset-2 hover:text-ink max-sm:px-4"
        >
          <ChevronRight
            className={isOpen ? 'size-3.25 rotate-90 transition-[rotate]' : 'size-3.25 transition-[rotate]'}
          />
          {group.title}
          <span className="ml-auto font-normal text-ink-3">{onText(on, group.rules.length)}</span>
        </button>
      </h3>
      {isOpen && <ul className="border-t border-line">{children}</ul>}
    </section>
  );
}

function onText(on: number, all: number): string {
  if (all === 1) return on === 0 ? 'off' : 'on';
  return on === 0 ? `all ${all} off` : `${on} of ${all} on`;
}
