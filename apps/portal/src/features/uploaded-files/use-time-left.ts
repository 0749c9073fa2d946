import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { useState } from 'react';
import { estimateTimeLeft, isSameStep, type Observation } from './time-left.ts';

const observe = ({ fileId, step, progress, inProgress, statusGroup }: UploadedFile, at: number): Observation => ({
  fileId,
  step,
  progress,
  inProgress,
  statusCode: statusGroup.statusCode,
  at,
});

/**
 * Returns the estimated milliseconds left of a polled file's current step; null while unknown. The pace is measured
 * from the first poll of the step, because the file does not say when the step began.
 */
export function useTimeLeft(file: UploadedFile | undefined, asOf: number): number | null {
  const [first, setFirst] = useState<Observation | null>(null);
  if (!file) return null;
  const latest = observe(file, asOf);
  if (first && isSameStep(first, latest)) return estimateTimeLeft(first, latest);
  setFirst(latest);
  return null;
}
