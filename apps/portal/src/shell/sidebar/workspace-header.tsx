import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Session } from '../../data/session.ts';
import { CommunityDrop } from '../community/community-context.tsx';
import { Crest } from '../community/crest.tsx';
import type { Sidebar } from './menu.ts';
import { itemLook } from './sidebar-entries.tsx';

const BusinessHeader = lazy(() => import('./business-header.tsx'));

interface WorkspaceHeaderProps {
  session: Session;
  /** In the workspace of a business. */
  business: Sidebar['business'];
  /** Chooses another community; null leads to all of them. */
  onChoose: (communityId: number | null) => void;
  /** Only the way back and the letters of the community. */
  collapsed?: boolean;
}

/** Whose workspace the sidebar is: the way back, the community, and the choice of another one; or one of its businesses. */
export function WorkspaceHeader({ session, business, onChoose, collapsed = false }: WorkspaceHeaderProps) {
  const name = session.community?.communityName ?? '';
  if (business)
    return (
      <div className="mb-2 grid gap-0.5 border-b border-line pb-2.5">
        <Suspense fallback={<div className={collapsed ? 'h-7' : 'h-19'} />}>
          <BusinessHeader {...business} communityName={name} collapsed={collapsed} />
        </Suspense>
      </div>
    );
  return (
    <div className="mb-2 grid gap-0.5 border-b border-line pb-2.5">
      <button
        type="button"
        onClick={() => onChoose(null)}
        title={collapsed ? 'All communities' : undefined}
        className={`${itemLook} text-13 ${collapsed ? 'justify-center px-0' : 'h-7'}`}
      >
        <ArrowLeft className="text-ink-3" />
        <span className={collapsed ? 'sr-only' : undefined}>All communities</span>
      </button>
      {collapsed ? (
        <span title={name} className="mx-auto mt-1">
          <Crest name={name} />
        </span>
      ) : (
        <CommunityDrop
          chosen={session.community?.communityId ?? null}
          onChoose={onChoose}
          buttonClassName="h-auto min-h-9 w-full px-2 py-1.5"
          className="left-4 top-[calc(var(--banner-h,0px)+8rem)]"
        >
          <span className="min-w-0 flex-1 text-16 leading-5 font-strong tracking-display wrap-anywhere">{name}</span>
        </CommunityDrop>
      )}
    </div>
  );
}
