import { useState } from 'react';
import { api } from '../../data/connection/trpc.ts';
import { useCommunity } from '../../data/session.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { DecommissionCommunityView } from './decommission-community.view.tsx';
import { useDecommissionCommunity, useDecommissionInfo } from './decommission.data.ts';
import { DecommissionDialog } from './decommission.dialog.tsx';

const skeleton = <OverviewSkeleton title="Decommission Community" />;

export default function DecommissionCommunityPage() {
  const { communityId } = useCommunity();
  const community = useDecommissionCommunity(communityId);
  const info = useDecommissionInfo(communityId);
  const [isOpen, setIsOpen] = useState(false);
  const [serviceMessageId, setServiceMessageId] = useState<number | null>(null);
  return (
    <QueryResult whole query={community} skeleton={skeleton} failed="The community did not load">
      {(data) => (
        <QueryResult query={info} skeleton={skeleton} failed="The checks did not load">
          {(checks) => (
            <>
              <DecommissionCommunityView
                community={data}
                info={checks}
                serviceMessageId={serviceMessageId}
                onDecommission={() => setIsOpen(true)}
              />
              {isOpen && (
                <DecommissionDialog
                  community={data}
                  onDone={(made) => {
                    api.decommission.getCommunity.setData({ params: { communityId } }, { ...data, enabled: false });
                    setServiceMessageId(made);
                    setIsOpen(false);
                  }}
                  onClose={() => setIsOpen(false)}
                />
              )}
            </>
          )}
        </QueryResult>
      )}
    </QueryResult>
  );
}
