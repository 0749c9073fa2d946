import type { BarChartProps } from './bar-chart-props.ts';

/** The numbers behind the bars. */
export function BarTable({
  label,
  series,
  points,
  pointHeader,
  format,
}: Required<Pick<BarChartProps, 'label' | 'series' | 'points' | 'pointHeader' | 'format'>>) {
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
