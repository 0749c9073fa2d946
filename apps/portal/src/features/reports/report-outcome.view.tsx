import type { ReportResponse } from '@quickportal/contracts/reports/report-request';
import { Alert } from '@quickportal/ui/alert';
import { PageLink } from '../../pages/page-link.tsx';

interface ReportOutcomeProps {
  response: ReportResponse;
  /** Whether the user may open service messages. */
  canOpen: boolean;
}

/** What came of starting a report, with the way to its service message. */
export function ReportOutcome({ response, canOpen }: ReportOutcomeProps) {
  const { success, serviceMessageId, errorMessage } = response;
  return (
    <Alert
      tone={success ? 'success' : 'danger'}
      title={success ? 'Service successfully triggered.' : (errorMessage ?? 'The report was not started.')}
    >
      {serviceMessageId !== null && canOpen && (
        <PageLink to="ServiceMessageDetailView" search={{ serviceMessageId }}>
          Service message {serviceMessageId}
        </PageLink>
      )}
    </Alert>
  );
}
