const width = 104;
const height = 32;
const left = 1;
const right = 101;
const top = 5;
const bottom = 28;

type SparklinePoint = { x: number; y: number };

/** The line, the area under it, its points and the last of them, in a box of 104 by 32. */
export type SparklinePath = { line: string; area: string; points: readonly SparklinePoint[]; end: SparklinePoint };

export const sparklineWidth = width;

export const sparklineBox = `0 0 ${width} ${height}`;

/** Lays values evenly over the box, lowest at the bottom; equal values run through the middle. */
export function sparklinePath(values: readonly number[]): SparklinePath | undefined {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || !Number.isFinite(low) || !Number.isFinite(high)) return undefined;
  const step = values.length > 1 ? (right - left) / (values.length - 1) : 0;
  const points = values.map((value, index) => ({
    x: tenths(values.length > 1 ? left + index * step : right),
    y: tenths(high === low ? (top + bottom) / 2 : bottom - ((value - low) / (high - low)) * (bottom - top)),
  }));
  const end = points.at(-1);
  if (!end) return undefined;
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return { line, area: `${line}V${height}H${points[0]?.x}Z`, points, end };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
