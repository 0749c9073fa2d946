import { Button } from '@quickportal/ui/button';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { messageOf, problemOf } from '../../data/problem.ts';
import { HomeButton } from '../../layout/page/home-button.tsx';
import { LooseMessagePage } from '../../layout/page/message-page.tsx';
import { RequestReference } from '../../layout/page/request-reference.tsx';

const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);

/** A page broke: says so in its place, the rest of the portal stays usable. */
export function PageFailed({ error, reset, title }: ErrorComponentProps & { title: string }) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (isMissingCode(error)) return <PageOutdated />;
  const problem = problemOf(error);
  return (
    <PageFailedMessage
      title={title}
      onRetry={retry}
      message={problem ? messageOf(error) : undefined}
      requestId={problem?.requestId}
    />
  );
}

interface PageFailedMessageProps {
  title: string;
  message?: string | undefined;
  requestId?: string | undefined;
  onRetry: () => void;
}

/** What it says. */
export function PageFailedMessage({ title, message, requestId, onRetry }: PageFailedMessageProps) {
  return (
    <LooseMessagePage
      icon={<TriangleAlert />}
      tone="danger"
      title={`${title} could not be shown`}
      actions={
        <>
          <HomeButton variant="secondary" />
          <Button variant="primary" onClick={onRetry}>
            <RefreshCw />
            Retry
          </Button>
        </>
      }
    >
      <p role="alert">{message ?? 'Something went wrong on this page. Nothing was changed. Try again.'}</p>
      <RequestReference requestId={requestId} />
    </LooseMessagePage>
  );
}

/** The code of the page is not there any more: the portal was updated since this tab was opened, or the connection is gone. */
export function PageOutdated() {
  return (
    <LooseMessagePage
      icon={<RefreshCw />}
      title="Reload to open this page"
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          <RefreshCw />
          Reload
        </Button>
      }
    >
      <p>The portal was updated since you opened it, or the connection was lost.</p>
    </LooseMessagePage>
  );
}
