import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { dismissNotice, type Notice, notices as openNotices } from '../data/notices.ts';
import { useStore } from '../data/store.ts';

/** Failures that no component shows, on top of the page until they are dismissed. */
export function Notices() {
  return <NoticeList notices={useStore(openNotices)} onDismiss={dismissNotice} />;
}

interface NoticeListProps {
  notices: readonly Notice[];
  onDismiss: (key: string) => void;
}

/** The generic error: what went wrong, the request id for the help desk, Retry where it makes sense. */
export function NoticeList({ notices, onDismiss }: NoticeListProps) {
  if (notices.length === 0) return null;
  return (
    <div className="sticky top-[calc(var(--sticky-top)+0.75rem)] z-(--z-sticky) mb-5 grid gap-2">
      {notices.map(({ key, message, requestId, onRetry }) => (
        <Alert
          key={key}
          tone="danger"
          title={message}
          className="shadow-2"
          onDismiss={() => onDismiss(key)}
          {...(onRetry && {
            actions: (
              <Button
                size="sm"
                onClick={() => {
                  onDismiss(key);
                  onRetry();
                }}
              >
                Retry
              </Button>
            ),
          })}
        >
          {requestId !== '' && (
            <>
              If the problem persists, contact the help desk and quote the reference{' '}
              <code className="font-mono text-ink wrap-anywhere">{requestId}</code>.
            </>
          )}
        </Alert>
      ))}
    </div>
  );
}
