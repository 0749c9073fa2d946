import { formatCount } from '@quickportal/ui/count';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';

/** Progress of a file at a time, in milliseconds since 1970. */
export interface Observation extends Pick<UploadedFile, 'fileId' | 'step' | 'progress' | 'inProgress'> {
  statusCode: UploadedFile['statusGroup']['statusCode'];
  at: number;
}

/** Percentage points that must have been seen: progress is a whole number, so fewer say little about the pace. */
const POINTS_NEEDED = 3;

const MINUTE = 60_000;

/** Whether both observations are of the same step of the same run, so that their difference shows its pace. */
export const isSameStep = (first: Observation, latest: Observation): boolean =>
  first.fileId === latest.fileId && first.statusCode === latest.statusCode && first.step === latest.step;

/** Returns the milliseconds left of the current step at the pace seen so far; null while that is unknown. */
export function estimateTimeLeft(first: Observation, latest: Observation): number | null {
  const points = latest.progress - first.progress;
  if (!latest.inProgress || !isSameStep(first, latest) || points < POINTS_NEEDED) return null;
  return ((latest.at - first.at) * (100 - latest.progress)) / points;
}

/** Formats an estimate, which is never more precise than a minute. */
export function formatTimeLeft(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE);
  if (minutes < 1) return 'Less than a minute left';
  if (minutes < 60) return `About ${formatCount(minutes)} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  const hours = Math.round(minutes / 60);
  return `About ${formatCount(hours)} ${hours === 1 ? 'hour' : 'hours'} left`;
}
