import { Button } from '@quickportal/ui/button';
import { CloudOff, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { LooseMessagePage } from '../../layout/page/message-page.tsx';
import { RequestReference } from '../../layout/page/request-reference.tsx';
import { stopListeningForPaletteKey } from '../palette/palette-key.ts';
import { closePalette } from '../palette/palette-store.ts';

interface StartFailedProps {
  message: string;
  requestId: string | undefined;
  retrying: boolean;
  onRetry: () => void;
}

/** The portal could not find out who is there. */
export function StartFailed({ message, requestId, retrying, onRetry }: StartFailedProps) {
  // Otherwise it would go on collecting what is typed
  useEffect(() => {
    stopListeningForPaletteKey();
    closePalette();
  }, []);
  return (
    <main id="main" className="grid min-h-dvh content-center">
      <LooseMessagePage
        icon={<CloudOff />}
        tone="danger"
        title="The portal did not start"
        actions={
          <Button variant="primary" busy={retrying} onClick={onRetry}>
            <RefreshCw />
            Retry
          </Button>
        }
      >
        <p role="alert">{message}</p>
        <RequestReference requestId={requestId} />
      </LooseMessagePage>
    </main>
  );
}
