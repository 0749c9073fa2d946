import { reports, type ReportCode } from '@quickportal/contracts/reports/report-codes';
import type { ReportResponse } from '@quickportal/contracts/reports/report-request';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { PageLink } from '../../pages/page-link.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { reportCards, type ReportCall } from './report-cards.ts';
import { ReportOutcome } from './report-outcome.view.tsx';

export interface CommunityAdministrationViewProps {
  communityName: string;
  /** What came of the last start of each report. */
  started: Partial<Record<ReportCode, ReportResponse>>;
  /** Whether the user may open service messages. */
  canOpenMessages: boolean;
  /** Whether the community has defined reports; undefined until that is known. */
  hasCustomReports: boolean | undefined;
  /** The call that is being sent. */
  starting: ReportCall | null;
  onStart: (call: ReportCall, code: ReportCode) => void;
}

/** Reports and files of a community, each started from a card of its own. */
// In the specification: 3P029
export function CommunityAdministrationView(props: CommunityAdministrationViewProps) {
  const { communityName, started, canOpenMessages, hasCustomReports, starting, onStart } = props;
  return (
    <PageStack>
      <PageHeader
        title="Community Administration"
        subtitle={`Reports and files of ${communityName}, kept for 90 days`}
      />
      <div className="@container">
        <div className="grid gap-4 @min-[40rem]:grid-cols-2 @min-[64rem]:grid-cols-3">
          {reportCards.map(({ code, call, text }) => {
            const response = started[code];
            const isEmpty = code === 'CUSTOM_REPORT' && hasCustomReports === false;
            return (
              <Card key={code} title={reports[code].title} className="grid content-start">
                <CardBody className="grid gap-4">
                  <p className="text-ink-2">{isEmpty ? 'This community has defined no reports of its own.' : text}</p>
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                    {!isEmpty && (
                      <Button
                        busy={starting === call}
                        aria-label={`Start ${reports[code].title}`}
                        onClick={() => onStart(call, code)}
                      >
                        Start
                      </Button>
                    )}
                    {code === 'CUSTOM_REPORT' && (
                      <PageLink to="CustomReportsView" className="underline">
                        {isEmpty ? 'Define a report' : 'Custom reports'}
                      </PageLink>
                    )}
                  </div>
                  {response && <ReportOutcome response={response} canOpen={canOpenMessages} />}
                </CardBody>
              </Card>
            );
          })}
        </div>
      </div>
    </PageStack>
  );
}
