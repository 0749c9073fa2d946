import type { BarPoint, BarSeries } from './bar-chart-props.ts';

/** A part of a bar in pixels, from the top of the plot. */
export type BarPart = { series: BarSeries; y: number; height: number };

const gap = 1.5;
const least = 3;

/**
 * Stacks the values of a point, first series at the bottom, with a hairline between them. Values above zero are always
 * visible.
 */
export function stackBars(point: BarPoint, series: readonly BarSeries[], top: number, plotHeight: number): BarPart[] {
  let y = plotHeight;
  return series.flatMap((barSeries) => {
    if (barSeries.level) return [];
    const value = point.values[barSeries.id] ?? 0;
    if (value <= 0) return [];
    const height = Math.max((value / top) * plotHeight, least);
    y -= height;
    const part = { series: barSeries, y, height };
    y -= gap;
    return [part];
  });
}

/** Returns the maximum of all points: of the stacked series, or of a level. */
export function highest(points: readonly BarPoint[], series: readonly BarSeries[]): number {
  const stacked = series.filter(({ level }) => !level);
  const levels = series.filter(({ level }) => level);
  const valueOf = (point: BarPoint, { id }: BarSeries) => point.values[id] ?? 0;
  return Math.max(
    0,
    ...points.map((point) => stacked.reduce((sum, barSeries) => sum + valueOf(point, barSeries), 0)),
    ...points.flatMap((point) => levels.map((barSeries) => valueOf(point, barSeries))),
  );
}

/** Sums a series. */
export function total(points: readonly BarPoint[], series: BarSeries): number {
  return points.reduce((sum, point) => sum + (point.values[series.id] ?? 0), 0);
}
