import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';
import type { BarSeries } from './bar-chart-props.ts';

/** Colour and pattern of a series, for anything drawn as a box. */
export const barFill = cva('forced-colors:forced-color-adjust-none', {
  variants: {
    tone: {
      chart: 'bg-chart-1',
      success: 'bg-success',
      info: 'bg-info',
      warning: 'bg-warning',
      danger: 'bg-danger',
      neutral: 'bg-neutral',
    },
    mark: {
      solid: '',
      striped: 'bg-[repeating-linear-gradient(135deg,var(--surface)_0_1px,transparent_1px_3px)]',
      dotted: 'bg-[radial-gradient(var(--surface)_0.9px,transparent_0)] bg-size-[3px_3px]',
    },
  },
});

/** How the series at this place differs from the others without its colour. */
export type BarMark = 'solid' | 'striped' | 'dotted';
const marks: readonly BarMark[] = ['solid', 'striped', 'dotted'];
export const markOf = (at: number): BarMark => marks[at % marks.length] ?? 'solid';

/** The colour and pattern of a series, beside its name. */
export function Swatch({ tone = 'chart', at = 0, level }: Pick<BarSeries, 'tone' | 'level'> & { at?: number }) {
  if (level) return <i aria-hidden="true" className="h-0.5 w-2.25 bg-ink forced-colors:bg-[CanvasText]" />;
  return (
    <i aria-hidden="true" className={classNames('size-2.25 rounded-[2px]', barFill({ tone, mark: markOf(at) }))} />
  );
}
