import type { ProposalDetails, PropertyDifference } from '@quickportal/contracts/proposals/proposal';
import { Missing } from '@quickportal/ui/missing';
import { labelled } from '../../data/labels.ts';

interface ThreeWayProps {
  title: string;
  /** Values when the change was requested, and the requested ones. */
  requested: readonly PropertyDifference[];
  /** Values of today, and the requested ones. */
  current: NonNullable<ProposalDetails['currentDifferences']>;
}

const headings = ['When requested', 'Today', 'Requested'] as const;
const cell = 'border-t border-line-soft px-4 py-2 text-left align-top wrap-anywhere';

/** Of a request that is out of date: what was seen, what is now, and what was to become of it. */
export function ThreeWay({ title, requested, current }: ThreeWayProps) {
  const rows = current.map((today, at) => {
    const { propertyName } = today;
    const before = requested.find((property) => property.propertyName === propertyName) ?? requested[at];
    const existingValue = before?.existingValue ?? null;
    return { propertyName, existingValue, today: today.existingValue, modifiedValue: before?.modifiedValue ?? null };
  });
  return (
    <div className="min-w-0 overflow-x-auto rounded-3 border border-line">
      <table className="w-full min-w-128 border-separate border-spacing-0">
        <caption className="sr-only">{`Out of date: ${title}`}</caption>
        <thead>
          <tr className="bg-surface-sunken text-12 text-ink-2">
            {['Field', ...headings].map((heading) => (
              <th key={heading} scope="col" className="h-9 px-4 text-left font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isMoved = row.today !== row.existingValue;
            return (
              <tr key={labelled(row.propertyName)}>
                <th scope="row" className={`${cell} font-regular text-ink-2`}>
                  {labelled(row.propertyName)}
                </th>
                <td className={cell}>{row.existingValue ?? <Missing />}</td>
                <td className={`${cell} ${isMoved ? 'bg-warning-soft font-strong' : ''}`}>
                  {row.today ?? <Missing />}
                  {isMoved && <span className="block text-12 font-regular text-ink-2">Changed since the request</span>}
                </td>
                <td className={cell}>{row.modifiedValue ?? <Missing />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
