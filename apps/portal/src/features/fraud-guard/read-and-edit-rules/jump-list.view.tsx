import { labelled } from '../../../data/labels.ts';
import { OVERRIDES_ID, ruleGroups } from './rule-groups.ts';

function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}

/** Leads to the groups of rules, and to the overrides where the page has them. */
export function JumpList({ hasOverrides }: { hasOverrides: boolean }) {
  const places = [
    ...ruleGroups,
    ...(hasOverrides ? [{ id: OVERRIDES_ID, title: labelled('Business overrides') }] : []),
  ];
  return (
    <nav aria-label="On this page" className="max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4">
      <ul className="flex gap-x-5 gap-y-1 text-13 sm:flex-wrap">
        {places.map(({ id, title }) => (
          <li key={id} className="flex-none">
            <button
              type="button"
              onClick={() => goTo(id)}
              // A browser leaves what is cut off at the edge where it is
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              className="rounded-1 py-1 text-accent-ink underline-offset-3 hover:underline"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
