import { useId } from 'react';
import { classNames } from '../class-names/class-names.tsx';

export type CardProps = Omit<React.ComponentProps<'section'>, 'title'> & {
  /** Heads the card and names it for screen readers. */
  title?: React.ReactNode;
  /** A quiet note at the right of the head: "Past 30 days". */
  note?: React.ReactNode;
  /** Buttons or links at the right of the head. */
  actions?: React.ReactNode;
  /** Heading level of the title, as the page's outline needs it. */
  level?: 2 | 3;
  /** Narrower padding, for side columns. */
  dense?: boolean;
};

/**
 * A panel that holds one subject: head (title, note, actions), any number of CardBody, and a CardFooter. A table or list
 * goes in without a CardBody, edge to edge. Do not put a card into a card; a line or space is usually enough.
 */
export function Card({ title, note, actions, level = 2, dense = false, className, children, ...props }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const hasHead = title !== undefined || note !== undefined || actions !== undefined;
  return (
    <section
      data-slot="card"
      data-dense={dense || undefined}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames('group/card min-w-0 rounded-3 border border-line bg-surface', className)}
      {...props}
    >
      {hasHead && (
        <header
          data-slot="card-head"
          className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-5 py-2 group-data-dense/card:px-4 last:border-b-0 max-sm:px-4"
        >
          <Heading id={titleId} className="min-w-0 text-16 font-strong wrap-anywhere">
            {title}
          </Heading>
          <div className="ml-auto flex flex-wrap items-center gap-2">
            {note !== undefined && <span className="text-13 text-ink-2">{note}</span>}
            {actions}
          </div>
        </header>
      )}
      {children}
    </section>
  );
}

export type CardBodyProps = React.ComponentProps<'div'>;

/** The padded part of a card. */
export function CardBody({ className, ...props }: CardBodyProps) {
  return (
    <div
      data-slot="card-body"
      className={classNames('p-5 group-data-dense/card:p-4 max-sm:p-4', className)}
      {...props}
    />
  );
}

export type CardFooterProps = React.ComponentProps<'footer'>;

/** The end of a card: a total, a link to the rest, the buttons of a form. */
export function CardFooter({ className, ...props }: CardFooterProps) {
  return (
    <footer
      data-slot="card-footer"
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 group-data-dense/card:px-4 max-sm:px-4',
        className,
      )}
      {...props}
    />
  );
}
