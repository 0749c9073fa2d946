import { classNames } from '@quickportal/ui/class-names';
import { Count } from '@quickportal/ui/count';
import { ExternalLink } from 'lucide-react';
import { basePath } from '../../pages/base-path.ts';
import { PageLink } from '../../pages/page-link.tsx';
import type { MenuArea, MenuCounts } from './menu.ts';

interface SidebarEntriesProps {
  section: MenuArea;
  /** The page that is marked. */
  current: string | undefined;
  counts: MenuCounts;
  className?: string;
}

/** Whether a section leads to the API documentation, which is no page of the portal. */
export const hasDocumentation = ({ name }: MenuArea): boolean => name === 'Developer';

/** The pages of a section under their headings. */
export function SidebarEntries({ section, current, counts, className }: SidebarEntriesProps) {
  return (
    <ul className={classNames('grid grid-cols-[minmax(0,1fr)] gap-px', className)}>
      {section.groups.map(({ title, entries }, at) => (
        <li key={title ?? ''}>
          {title !== undefined && (
            <span className={classNames('block px-2 pb-0.5 text-12 text-ink-3', at > 0 ? 'pt-2' : 'pt-0.5')}>
              {title}
            </span>
          )}
          <ul aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-px">
            {entries.map(({ view, label, search }) => (
              <li key={view}>
                <PageLink
                  to={view as 'HomeView'}
                  {...(search && { search })}
                  aria-current={view === current ? 'page' : undefined}
                  className={classNames(itemLook, subLook, view === current && currentLook)}
                >
                  <span className="truncate">{label}</span>
                  <Waiting count={counts[view] ?? 0} />
                </PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
      {hasDocumentation(section) && (
        <li>
          <a href={`${basePath()}/docs`} target="_blank" className={classNames(itemLook, subLook)}>
            <span className="truncate">API documentation</span>
            <ExternalLink aria-label="opens in a new tab" className="size-3.5 text-ink-3" />
          </a>
        </li>
      )}
    </ul>
  );
}

/** How much waits behind an entry, at its end. */
export function Waiting({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <>
      <Count
        value={count}
        aria-hidden
        className={classNames(
          'ml-auto bg-surface-press text-ink group-hover/item:bg-surface group-aria-[current]/item:bg-surface',
          className,
        )}
      />
      <span className="sr-only">, {count} waiting</span>
    </>
  );
}

/** An entry below a section. */
const subLook = 'gap-1.5 pr-1.5 min-[1100px]:h-7.5 min-[1100px]:text-13';

/** An entry of the sidebar. */
export const itemLook =
  'group/item relative flex h-8 w-full items-center gap-2.5 rounded-2 px-2 text-left text-ink-2 transition-[background-color] hover:bg-surface-press hover:text-ink hover:no-underline max-[1100px]:h-11 pointer-coarse:h-11';

/** The entry of the page that is shown; `--mark` is how far outside its bar stands. */
export const currentLook =
  'bg-accent-soft font-strong text-ink before:absolute before:inset-y-1 before:left-(--mark,-0.75rem) before:w-0.75 before:rounded-full before:bg-accent hover:bg-accent-soft forced-colors:outline-2';
