import { ArrowRight } from 'lucide-react';
import { changedRows, type SettingRow } from './setting-rows.ts';

interface WhatChangesProps {
  before: readonly SettingRow[];
  /** As the form has it. */
  after: readonly SettingRow[];
  /** What follows from the changes. */
  children?: React.ReactNode;
}

/** What saving the form would change, in words, while it is filled in. */
export function WhatChanges({ before, after, children }: WhatChangesProps) {
  const changes = changedRows(before, after);
  return (
    <output className="block rounded-2 border border-line bg-surface-sunken px-3 py-2 text-13">
      {changes.length === 0 ? (
        <p className="text-ink-2">Nothing is changed yet.</p>
      ) : (
        <ul className="grid gap-1">
          {changes.map((change) => (
            <li key={change.title}>
              <span className="font-medium">{change.title}</span>: <s className="text-ink-2">{change.before}</s>{' '}
              <ArrowRight aria-label="to" className="inline size-3.5" /> {change.after}
            </li>
          ))}
        </ul>
      )}
      {children}
    </output>
  );
}
