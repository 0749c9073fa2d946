import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** An uploaded file: `statusGroup.statusCode`. */
export const uploadedFileStates = stateMachine({
  title: 'Uploaded file',
  initial: ['QUEUED'],
  states: {
    QUEUED: toState('Queued'),
    PROCESSING: toState('Processing'),
    SENDING: toState('Sending'),
    SENT: toState('Sent'),
    COMPLETE: toState('Complete'),
    ERROR: toState('Error'),
    CANCELLED: toState('Cancelled'),
  },
  transitions: [
    { from: 'QUEUED', event: 'start', to: 'PROCESSING', by: ['job'] },
    {
      from: 'PROCESSING',
      event: 'findErrors',
      to: 'ERROR',
      by: ['job'],
      when: 'any line has an error: nothing is done',
    },
    {
      from: 'PROCESSING',
      event: 'refuseLines',
      to: 'ERROR',
      by: ['job'],
      when: 'lines that were right at the check no longer are when their turn comes: they are listed, the others are done',
    },
    {
      from: ['QUEUED', 'PROCESSING'],
      event: 'giveUp',
      to: 'ERROR',
      by: ['job'],
      when: 'it made no progress for two days',
    },
    {
      from: 'PROCESSING',
      event: 'awaitRelease',
      to: 'QUEUED',
      by: ['job'],
      when: 'it holds payments, and every line is checked',
    },
    {
      from: 'QUEUED',
      event: 'release',
      to: 'PROCESSING',
      by: ['facility', 'staff', 'apiKey'],
      when: 'every line of its payments is checked',
    },
    {
      from: ['QUEUED', 'PROCESSING', 'SENDING'],
      event: 'cancel',
      to: 'CANCELLED',
      by: ['facility', 'staff', 'apiKey'],
      when: 'what is done already stays done',
    },
    { from: 'PROCESSING', event: 'finish', to: 'COMPLETE', by: ['job'], when: 'it holds no payments' },
    { from: 'PROCESSING', event: 'sendPayments', to: 'SENDING', by: ['job'] },
    { from: 'SENDING', event: 'allSent', to: 'SENT', by: ['job'], when: 'every payment of the file was handed over' },
    {
      from: ['SENT', 'COMPLETE'],
      event: 'takeLostLine',
      to: 'SENDING',
      by: ['job'],
      when: 'the network never received a payment of the file: its line is taken again',
    },
    {
      from: 'SENT',
      event: 'allAnswered',
      to: 'COMPLETE',
      by: ['job'],
      when: 'every payment of the file has its outcome',
    },
  ],
});
export type UploadedFileStatus = StateOf<typeof uploadedFileStates>;

/** A status as responses show it (`statusGroup`): its code, how it looks as a badge, and its label. */
export function fileStatusGroup(statusCode: UploadedFileStatus) {
  const { tone: group, title: statusLabelText } = uploadedFileStates.states[statusCode];
  return { statusCode, group, statusLabelText };
}

const inProgress: readonly UploadedFileStatus[] = ['QUEUED', 'PROCESSING', 'SENDING'];

/** Whether the file is still moving by itself, so that a page asks again every five seconds. */
export const isFileInProgress = (status: UploadedFileStatus): boolean => inProgress.includes(status);
