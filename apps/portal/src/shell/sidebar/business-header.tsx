import { labelled } from '../../data/labels.ts';
import { Skeleton } from '@quickportal/ui/skeleton';
import { skipToken } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMay } from '../../data/calls/use-may.ts';
import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { StatusWordBadge } from '../../layout/status-badge.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { itemLook } from './sidebar-entries.tsx';

interface BusinessHeaderProps {
  businessId: number;
  /** The page that leads out of the workspace, and whose it is. */
  back: string;
  communityName: string;
  /** Only the way back. */
  collapsed: boolean;
}

/** The business whose workspace the sidebar is: the way back, name, code and state. */
export default function BusinessHeader({ businessId, back, communityName, collapsed }: BusinessHeaderProps) {
  return (
    <>
      <PageLink
        to={back as 'HomeView'}
        title={collapsed ? communityName : undefined}
        className={`${itemLook} text-13 ${collapsed ? 'justify-center px-0' : 'h-7'}`}
      >
        <ArrowLeft className="flex-none text-ink-3" />
        <span className={collapsed ? 'sr-only' : 'truncate'}>{communityName}</span>
      </PageLink>
      {!collapsed && <NameAndState businessId={businessId} />}
    </>
  );
}

function NameAndState({ businessId }: { businessId: number }) {
  const maySee = useMay('supplierAccounts.getSetup');
  const { data, isPending } = trpc.supplierAccounts.getSetup.useQuery(
    maySee ? { params: { businessId } } : skipToken,
    shownInline,
  );
  if (maySee && isPending) return <Skeleton className="mx-2 h-10" />;
  return (
    <div className="grid gap-1 px-2 pt-1">
      <span className="text-16 leading-5 font-strong tracking-display wrap-anywhere">
        {data?.businessName ?? `${labelled('Business')} ${businessId}`}
      </span>
      {data && (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-mono text-12 text-ink-2">{data.businessCode}</span>
          <StatusWordBadge word={data.businessEnabled ? 'Enabled' : 'Disabled'} />
        </span>
      )}
    </div>
  );
}
