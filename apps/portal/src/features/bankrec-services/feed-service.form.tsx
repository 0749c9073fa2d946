import { Alert } from '@quickportal/ui/alert';
import { useChange } from '../../data/calls/use-change.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { showLeft } from '../../layout/forms/left-outcome.ts';
import { RunButton } from './day-service.form.tsx';

interface FeedServiceFormProps {
  title: string;
  onSend: () => void;
  onStarted: (serviceMessageId: number) => void;
}

/** Starts the service that takes no day. */
export function FeedServiceForm({ title, onSend, onStarted }: FeedServiceFormProps) {
  const change = useChange('bankrecServices.startFeedOnboarding', {
    onDone: ({ serviceMessageId }) => onStarted(serviceMessageId),
    onLeft: (outcome) => showLeft(title, outcome, 'Service successfully triggered.'),
  });
  const { dialog } = useLeaveGuard({ dirty: false, sending: change.busy ? 'change' : null, onLeave: change.leave });
  const run = () => {
    onSend();
    change.make();
  };
  return (
    <div className="grid gap-4">
      {change.error !== undefined && <Alert tone="danger" title={change.error} />}
      <RunButton title={title} busy={change.busy} onClick={run} />
      {dialog}
    </div>
  );
}
