import type { TermChange } from '@quickportal/contracts/payto-agreements/term-change';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { ArrowRight } from 'lucide-react';

/** What an amendment changes, from what to what. */
export const TermChanges = ({ changes, dense = false }: { changes: readonly TermChange[]; dense?: boolean }) => (
  <DescriptionList {...(dense && { layout: 'facts' as const, className: 'flex-col gap-y-1.5 pt-1' })}>
    {changes.map(({ field, title, before, after }) => (
      <DescriptionItem key={field} term={title}>
        <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          <del className="text-ink-2">{before || 'None'}</del>
          <ArrowRight aria-hidden="true" className="size-3.5 flex-none" />
          <span className="sr-only">becomes</span>
          <ins className="font-medium no-underline">{after || 'None'}</ins>
        </span>
      </DescriptionItem>
    ))}
  </DescriptionList>
);
