import { Button } from '@quickportal/ui/button';
import { Eye } from 'lucide-react';
import type { Session } from '../data/session.ts';

interface ViewAsBannerProps {
  session: Session & { viewedBy: object };
  stopping: boolean;
  onStop: () => void;
}

/** Stays on top of everything while one sees the portal as another user. */
export default function ViewAsBanner({ session: { user, viewedBy, community }, stopping, onStop }: ViewAsBannerProps) {
  return (
    <aside
      aria-label="Viewing as another user"
      className="sticky top-0 z-[calc(var(--z-nav)+1)] flex h-13 items-center gap-3 border-b-2 border-warning bg-warning-soft px-5 max-md:px-4"
    >
      <Eye className="size-5 text-warning-ink" />
      <p className="line-clamp-2 min-w-0 flex-1">
        <strong>You are viewing as {user.fullName}</strong>
        <span className="text-ink-2 max-sm:hidden">
          {community && ` of ${community.communityName}`}. What you do is recorded under your own name,{' '}
          {viewedBy.fullName}.
        </span>
      </p>
      <Button size="sm" busy={stopping} onClick={onStop}>
        Stop viewing as
      </Button>
    </aside>
  );
}
