import type { PayToAgreementDetails } from '@quickportal/contracts/payto-agreements/payto-agreement-details';
import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/payto-amendment';
import { Card, CardBody } from '@quickportal/ui/card';
import { Pager } from '@quickportal/ui/pager';
import { Skeleton } from '@quickportal/ui/skeleton';
import { shownPaged } from '../../../data/connection/query-client.ts';
import { useCommunity } from '../../../data/session.ts';
import { trpc } from '../../../data/connection/trpc.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { QueryResult } from '../../../layout/query-result.tsx';
import { useInnerList } from '../../../layout/list/use-list.ts';
import { AgreementTimeline } from './agreement-timeline.view.tsx';

interface TimelineCardProps {
  agreement: PayToAgreementDetails;
  waiting: PayToAmendment | null;
}

/** The timeline of an agreement, a page at a time; fetched again with every look at the agreement. */
export function TimelineCard({ agreement, waiting }: TimelineCardProps) {
  const { timeZone } = useCommunity();
  const linksToReceipts = useMay('transactions.get');
  const canManage = useMay('paytoAgreements.amend');
  const { page, hrefForPage, onPageChange } = useInnerList('PayToAgreementDetailsView');
  const input = { params: { token: agreement.agreementToken }, query: { page } };
  const timeline = trpc.paytoAgreements.listTimeline.useQuery(input, { ...shownPaged, staleTime: 0 });
  return (
    <Card title="Timeline">
      <CardBody>
        <QueryResult query={timeline} skeleton={<Skeleton className="h-60" />} failed="The timeline did not load">
          {({ items, recordsCount, currentPage, pageSize }) => (
            <div className="grid gap-4">
              <AgreementTimeline
                {...{ agreement, waiting, timeZone, canManage, linksToReceipts }}
                entries={items}
                isFirstPage={currentPage === 1}
              />
              {recordsCount > pageSize && (
                <Pager
                  {...{ page: currentPage, pageSize, recordsCount, onPageChange }}
                  noun="entries"
                  hrefFor={hrefForPage}
                  label="Pages of the timeline"
                />
              )}
            </div>
          )}
        </QueryResult>
      </CardBody>
    </Card>
  );
}
