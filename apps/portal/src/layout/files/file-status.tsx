import { uploadedFileStates } from '@quickportal/contracts/rules/states/uploaded-file';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { statusBadge, StatusWordBadge } from '../status-badge.tsx';

const StateBadge = statusBadge(uploadedFileStates.states, ['QUEUED', 'PROCESSING', 'SENDING']);

/** Where a file is on its way, in a word; what changes by itself turns. */
// In the specification: 2P032
export function FileStatus({ file: { step, statusGroup } }: { file: Pick<UploadedFile, 'step' | 'statusGroup'> }) {
  const { statusCode } = statusGroup;
  if (statusCode === 'QUEUED' && step === 'RELEASE') return <StatusWordBadge word="Waiting for release" />;
  return <StateBadge status={statusCode} />;
}
