import { z } from 'zod';
import { stateNames, tones, type StateMachine } from '../rules/state-machines/state-machine.ts';
import { date, version } from './primitives.ts';

/** A text of a response, as screens show it. */
export const shownText = (title: string, description: string, example?: string) =>
  z.string().meta({ title, description, ...(example !== undefined && { examples: [example] }) });

/** The tone of a state as a badge. `title` names the field: Status class. */
export const toneField = (title: string) =>
  z.enum(tones).meta({ title, description: 'How the status looks as a badge.' });

/** `status` of a response: a state of its machine. */
export const statusField = <State extends string>(machine: StateMachine<State>, description: string) =>
  z.enum(stateNames(machine)).meta({ title: 'Status', description });

/** `status`, `statusDisplay` and `statusClass` of a response, from its state machine. */
export const statusFields = <State extends string>(machine: StateMachine<State>, description: string) => ({
  status: statusField(machine, description),
  statusDisplay: statusDisplay(machine),
  statusClass: toneField('Status class'),
});

/** `statusDisplay` of a response: the title of its state. */
export function statusDisplay<State extends string>({ initial: [initial], states }: StateMachine<State>) {
  return shownText('Status display', 'The status, formatted for display.', initial && states[initial].title);
}

/** `version` of a response, to be sent back with a change. */
export const currentVersion = () =>
  version().meta({ title: 'Version', description: 'Send it back with a change; a lost update is refused with 409.' });

/** `version` of a change: the one that its caller read. Forms send it without showing it. */
export const readVersion = (description = 'The version you read; with it a lost update is refused with 409.') =>
  version()
    .optional()
    .meta({ title: 'Version', description, 'x-form': { widget: 'hidden' } });

const FIRST_DAY = 'First day, in the community’s zone.';
const LAST_DAY = 'Last day, in the community’s zone.';

/** `from` and `to` of a response: days, both included. */
export const dayRange = (first = FIRST_DAY, last = LAST_DAY) => ({
  from: date().meta({ title: 'From', description: first }),
  to: date().meta({ title: 'To', description: last }),
});
