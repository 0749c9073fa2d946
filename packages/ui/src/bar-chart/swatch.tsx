import { cva } from 'class-variance-authority';
import type { BarSeries } from './bar-chart.tsx';

const swatch = cva('size-2.25 rounded-[2px] forced-colors:forced-color-adjust-none', {
  variants: {
    tone: {
      chart: 'bg-chart-1',
      success: 'bg-success',
      warning: 'bg-warning',
      danger: 'bg-danger',
      neutral: 'bg-neutral',
    },
  },
});

/** The colour of a series, beside its name. */
export function Swatch({ tone = 'chart' }: Pick<BarSeries, 'tone'>) {
  return <i aria-hidden="true" className={swatch({ tone })} />;
}
