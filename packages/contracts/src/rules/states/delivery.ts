import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A service message on its way. Tries go on until it is delivered or its time is over. */
export const serviceMessageStates = stateMachine({
  title: 'Service message',
  initial: ['QUEUED'],
  states: {
    QUEUED: toState('Queued'),
    SENDING: toState('Sending'),
    RETRYING: toState('Retrying'),
    DELIVERED: toState('Delivered'),
    FAILED: toState('Failed'),
  },
  transitions: [
    { from: ['QUEUED', 'RETRYING'], event: 'send', to: 'SENDING', by: ['job'] },
    { from: 'SENDING', event: 'succeed', to: 'DELIVERED', by: ['gateway', 'job'] },
    { from: 'SENDING', event: 'retry', to: 'RETRYING', by: ['job'], when: 'a passing fault, and its time is not over' },
    { from: 'SENDING', event: 'fail', to: 'FAILED', by: ['job'], when: 'a lasting fault, or its time is over' },
    { from: 'FAILED', event: 'resend', to: 'QUEUED', by: ['staff'] },
  ],
});
export type ServiceMessageStatus = StateOf<typeof serviceMessageStates>;

/**
 * A webhook event or server-to-server notice for one endpoint. Attempts go on for three days, in the order of its object.
 * Sending again by hand is a delivery of its own.
 */
export const webhookDeliveryStates = stateMachine({
  title: 'Webhook delivery',
  initial: ['QUEUED'],
  states: {
    QUEUED: toState('Queued'),
    RETRYING: toState('Retrying'),
    DELIVERED: toState('Delivered'),
    FAILED: toState('Failed'),
    CANCELLED: toState('Cancelled'),
  },
  transitions: [
    {
      from: ['QUEUED', 'RETRYING'],
      event: 'succeed',
      to: 'DELIVERED',
      by: ['gateway'],
      when: 'the receiver answers 2xx',
    },
    {
      from: ['QUEUED', 'RETRYING'],
      event: 'retry',
      to: 'RETRYING',
      by: ['job'],
      when: 'any other answer or none, within three days',
    },
    {
      from: ['QUEUED', 'RETRYING'],
      event: 'fail',
      to: 'FAILED',
      by: ['job'],
      when: 'three days are over, or the receiver returns 410',
    },
    {
      from: ['QUEUED', 'RETRYING'],
      event: 'cancel',
      to: 'CANCELLED',
      by: ['facility', 'staff', 'apiKey', 'job'],
      when: 'it belongs to a replay that is cancelled',
    },
    {
      from: 'CANCELLED',
      event: 'succeed',
      to: 'DELIVERED',
      by: ['gateway'],
      when: 'it was being sent when its replay was cancelled, and the receiver responds with 2xx',
    },
  ],
});
export type WebhookDeliveryStatus = StateOf<typeof webhookDeliveryStates>;

/** Events of a window that are sent to an endpoint again, in order and at a chosen rate. */
export const webhookReplayStates = stateMachine({
  title: 'Webhook replay',
  initial: ['RUNNING'],
  states: {
    RUNNING: toState('Running'),
    PAUSED: toState('Paused'),
    STOPPED: toState('Stopped by a failure'),
    COMPLETED: toState('Completed'),
    CANCELLED: toState('Cancelled'),
  },
  transitions: [
    { from: 'RUNNING', event: 'pause', to: 'PAUSED', by: ['facility', 'staff', 'apiKey'] },
    { from: 'RUNNING', event: 'fail', to: 'STOPPED', by: ['gateway'], when: 'an event could not be delivered' },
    { from: ['PAUSED', 'STOPPED'], event: 'resume', to: 'RUNNING', by: ['facility', 'staff', 'apiKey'] },
    {
      from: ['RUNNING', 'PAUSED', 'STOPPED'],
      event: 'cancel',
      to: 'CANCELLED',
      by: ['facility', 'staff', 'apiKey', 'job'],
      when: 'a user cancels it, or nothing was sent for three days',
    },
    {
      from: ['RUNNING', 'PAUSED'],
      event: 'complete',
      to: 'COMPLETED',
      by: ['job'],
      when: 'every event was delivered',
    },
  ],
});
export type WebhookReplayStatus = StateOf<typeof webhookReplayStates>;
