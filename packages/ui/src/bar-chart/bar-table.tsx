import { ChevronRight } from 'lucide-react';
import type { BarChartProps } from './bar-chart-props.ts';

type BarTableProps = Required<Pick<BarChartProps, 'label' | 'series' | 'points' | 'pointHeader' | 'format'>>;

/** The values of the bars as a collapsible table. */
export function TableBehind(props: BarTableProps) {
  return (
    <details className="group/table">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-1 text-13 font-medium text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-3.25 stroke-2 transition-[rotate] group-open/table:rotate-90" />
        Show as table
      </summary>
      <BarTable {...props} />
    </details>
  );
}

function BarTable({ label, series, points, pointHeader, format }: BarTableProps) {
  const cell =
    'h-row-compact border-b border-line-soft px-3 max-sm:px-1.5 last:text-right group-last/row:border-b-0 first:pl-0 last:pr-0';
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-13">
        <caption className="sr-only">{label}</caption>
        <thead className="text-left text-12 text-ink-2">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              {pointHeader}
            </th>
            {series.map((barSeries) => (
              <th key={barSeries.id} scope="col" className={`${cell} text-right font-medium`}>
                {barSeries.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.name ?? point.label} className="group/row">
              <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
                {point.name ?? point.label}
                {point.partial && <span className="text-ink-3"> so far</span>}
              </th>
              {series.map((barSeries) => (
                <td key={barSeries.id} className={`${cell} text-right`}>
                  {format(point.values[barSeries.id] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
