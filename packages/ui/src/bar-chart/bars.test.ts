import { describe, expect, it } from 'vitest';
import type { BarPoint, BarSeries } from './bar-chart-props.ts';
import { highest, stackBars, total } from './bars.ts';

const approved: BarSeries = { id: 'approved', label: 'Approved' };
const declined: BarSeries = { id: 'declined', label: 'Declined', tone: 'danger' };
const series = [approved, declined];

describe('bars', () => {
  it('stacks from the bottom with a gap', () => {
    expect(stackBars({ label: 'M', values: { approved: 40, declined: 20 } }, series, 100, 200)).toEqual([
      { series: approved, y: 120, height: 80 },
      { series: declined, y: 78.5, height: 40 },
    ]);
  });

  it('leaves out nothing, and keeps the smallest visible', () => {
    expect(stackBars({ label: 'M', values: { approved: 0, declined: 1 } }, series, 1000, 150)).toEqual([
      { series: declined, y: 147, height: 3 },
    ]);
  });

  it('measures by a level too, and stacks none', () => {
    const usual: BarSeries = { id: 'usual', label: 'Usual', level: true };
    const point: BarPoint = { label: 'M', values: { approved: 40, usual: 90 } };
    expect(highest([point], [...series, usual])).toBe(90);
    expect(stackBars(point, [approved, usual], 100, 200)).toEqual([{ series: approved, y: 120, height: 80 }]);
  });

  it('adds up points and series', () => {
    const points: BarPoint[] = [
      { label: 'J', values: { approved: 3, declined: 1 } },
      { label: 'F', values: { approved: 2 } },
    ];
    expect(highest(points, series)).toBe(4);
    expect(highest([], series)).toBe(0);
    expect(total(points, approved)).toBe(5);
    expect(total(points, declined)).toBe(1);
  });
});
