import { Card } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { ChevronRight, KeyRound } from 'lucide-react';
import type { Session } from '../../data/session.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import type { NavigationSection } from '../../shell/navigation-model.ts';
import { greeting, longDate } from './greeting.ts';

export interface HomeViewProps {
  session: Session;
  /** What the person may do, as the navigation groups it. */
  sections: readonly NavigationSection[];
  now: Date;
}

/** A greeting, the day in the community's zone, and the jobs that the person's rights open. */
export function HomeView({ session: { user, community }, sections, now }: HomeViewProps) {
  const zone = community?.timeZone ?? 'Australia/Sydney';
  const firstName = user.fullName.split(' ')[0] ?? user.fullName;
  return (
    <>
      <PageHeader
        title={`${greeting(now, zone)}, ${firstName}`}
        documentTitle="Home"
        subtitle={`${longDate(now, zone)}, ${community?.communityName ?? 'all communities'}`}
      />
      {sections.length === 0 ? (
        <Card>
          <EmptyState level={2} icon={<KeyRound />} title="No rights yet">
            Your sign-in works, but no right was given to you. Ask an administrator of your facility.
          </EmptyState>
        </Card>
      ) : (
        <div className="columns-[19rem] gap-4 *:mb-4 *:break-inside-avoid">
          {sections.map(({ group, items }) => (
            <Card key={group} title={group}>
              <ul className="p-2">
                {items.map(({ view, label, about, icon: Icon }) => (
                  <li key={view}>
                    <PageLink
                      to={view as 'HomeView'}
                      className="group/job flex items-center gap-3 rounded-2 px-3 py-2.5 text-ink hover:bg-surface-hover hover:no-underline"
                    >
                      <Icon className="text-ink-3 group-hover/job:text-accent-ink" />
                      <span className="grid min-w-0 flex-1">
                        <span className="font-strong">{label}</span>
                        {about !== undefined && <span className="text-13 text-ink-2">{about}</span>}
                      </span>
                      <ChevronRight className="text-ink-3" />
                    </PageLink>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
    </>
  );
}
