import { cva, type VariantProps } from 'class-variance-authority';
import { createContext, use } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { Missing } from '../missing/missing.tsx';

const list = cva('', {
  variants: {
    layout: {
      rows: 'grid grid-cols-[minmax(7rem,11rem)_minmax(0,1fr)] gap-x-6 max-sm:grid-cols-1',
      facts: 'flex flex-wrap gap-x-10 gap-y-4',
    },
  },
  defaultVariants: { layout: 'rows' },
});
const item = cva('', {
  variants: {
    layout: {
      rows: 'col-span-full grid grid-cols-subgrid gap-y-0.5 border-b border-line-soft py-2.25 last:border-b-0',
      facts: 'min-w-0',
    },
  },
});
const term = cva('text-ink-2', {
  variants: { layout: { rows: 'text-13 leading-5', facts: 'mb-0.75 text-12' } },
});

type Layout = NonNullable<VariantProps<typeof list>['layout']>;
const LayoutContext = createContext<Layout>('rows');

export type DescriptionListProps = React.ComponentProps<'dl'> & {
  /** `rows` for the details of a thing, one under the other; `facts` for its four or five key facts side by side. */
  layout?: Layout;
};

/**
 * Names and values of one thing. Use a table when several things have the same names. An item without a value shows a
 * dash that screen readers call "none".
 */
export function DescriptionList({ layout = 'rows', className, ...props }: DescriptionListProps) {
  return (
    <LayoutContext value={layout}>
      <dl data-slot="description-list" className={classNames(list({ layout }), className)} {...props} />
    </LayoutContext>
  );
}

export type DescriptionItemProps = React.ComponentProps<'div'> & { term: React.ReactNode };

/** One name with its value; the value is the children. */
export function DescriptionItem({ term: name, className, children, ...props }: DescriptionItemProps) {
  const layout = use(LayoutContext);
  const isMissing = children === undefined || children === null || children === '';
  return (
    <div data-slot="description-item" className={classNames(item({ layout }), className)} {...props}>
      <dt className={term({ layout })}>{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{isMissing ? <Missing /> : children}</dd>
    </div>
  );
}
