import type { BarChartProps, BarPoint } from './bar-chart-props.ts';

/** Describes a bar in a sentence: "Thu 19 Nov 2026: Approved 1,404, Declined 53". */
export function barWords(
  point: BarPoint,
  { series, format }: Required<Pick<BarChartProps, 'series' | 'format'>>,
): string {
  const values = series.map((barSeries) => `${barSeries.label} ${format(point.values[barSeries.id] ?? 0)}`).join(', ');
  return `${point.name ?? point.label}${point.partial ? ' so far' : ''}: ${values}`;
}

/** Returns the index of the bar for a key, of `count`; undefined for other keys. */
export function barAfterKey(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: count - 1,
    PageUp: at - 7,
    PageDown: at + 7,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), count - 1);
}
