import { Building2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { MessagePage } from '../../layout/page/message-page.tsx';
import { useChooseCommunity } from '../session/session-actions.ts';

const CommunityChooser = lazy(() => import('./community-chooser.tsx'));

/** Staff opened a page that shows one community, and have not chosen one. */
export default function ChooseCommunityPage({ title }: { title: string }) {
  const choose = useChooseCommunity({ staysOnPage: true });
  return (
    <MessagePage icon={<Building2 />} title={`Choose a community for ${title}`}>
      <p>This page shows one community at a time.</p>
      <div className="mt-3 w-96 max-w-full rounded-3 border border-line bg-surface text-left text-ink">
        <Suspense fallback={<div className="h-40" />}>
          <CommunityChooser chosen={null} onChoose={(communityId) => choose.make({ body: { communityId } })} />
        </Suspense>
      </div>
    </MessagePage>
  );
}
