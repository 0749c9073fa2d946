/** How a state looks as a badge. `accent` is what the specification calls primary. */
export const tones = ['success', 'info', 'warning', 'danger', 'neutral', 'accent'] as const;
export type Tone = (typeof tones)[number];

/**
 * Who may cause a transition. `gateway`: a bank, a card network or a receiver answering. `payer`: the paying person in
 * their bank's channel. `job`: the product itself, by a schedule or a rule. `requester` and `approver`: the two people
 * of dual control. `self`: the user whose account it is.
 */
export const actorKinds = [
  'facility',
  'staff',
  'apiKey',
  'payer',
  'gateway',
  'job',
  'requester',
  'approver',
  'self',
] as const;
export type ActorKind = (typeof actorKinds)[number];

/** The icon beside a status word, by its name in Lucide; a screen draws it. */
export type StatusIcon =
  | 'archive'
  | 'ban'
  | 'check'
  | 'circle-help'
  | 'clock'
  | 'flag'
  | 'handshake'
  | 'landmark'
  | 'loader'
  | 'lock'
  | 'mail'
  | 'minus'
  | 'pause'
  | 'refresh-cw'
  | 'rotate-ccw'
  | 'send'
  | 'skip-forward'
  | 'timer-off'
  | 'triangle-alert'
  | 'undo-2'
  | 'x';

/** What people read for a state. `derived`: shown, but worked out from a date and never kept in a row. */
export interface StateInfo {
  title: string;
  tone: Tone;
  icon: StatusIcon;
  derived?: true;
}

/** One way from a state to another. `when` says in words what must hold besides, and is checked by the caller that fires it. */
export interface Transition<State extends string, Event extends string> {
  from: State;
  event: Event;
  to: State;
  by: readonly ActorKind[];
  when?: string;
}

/** The states of one thing and the ways between them. `initial` are the states in which one begins. */
export interface StateMachine<State extends string = string, Event extends string = string> {
  title: string;
  initial: readonly State[];
  states: Readonly<Record<State, StateInfo>>;
  transitions: readonly Transition<State, Event>[];
}

/** As written: `from` may be several states at once. */
interface Way<State extends string> {
  from: State | readonly State[];
  event: string;
  to: State;
  by: readonly ActorKind[];
  when?: string;
}

/** Declares a machine. The names of its states and events become types, so that a misspelt one doesn't compile. */
export function stateMachine<
  const States extends Record<string, StateInfo>,
  const Ways extends readonly Way<keyof States & string>[],
>(machine: {
  title: string;
  initial: readonly (keyof States & string)[];
  states: States;
  transitions: Ways;
}): StateMachine<keyof States & string, Ways[number]['event']> {
  type State = keyof States & string;
  const transitions = machine.transitions.flatMap(({ from, event, to, by, when }) =>
    [from].flat().map((entry) => ({
      from: entry as State,
      event: event as Ways[number]['event'],
      to,
      by,
      ...(when === undefined ? {} : { when }),
    })),
  );
  return { ...machine, transitions };
}

/** The state after an event, or null when the machine refuses the event there. Never throws, also for unknown names. */
export function next<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State,
  event: Event,
): State | null {
  return machine.transitions.find((way) => way.from === state && way.event === event)?.to ?? null;
}

/** Whether an actor of this kind may cause the event in this state. False where the machine refuses the event at all. */
export function canCause<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State,
  event: Event,
  actor: ActorKind,
): boolean {
  return machine.transitions.some((way) => way.from === state && way.event === event && way.by.includes(actor));
}

/** Whether nothing leads from the state to another. */
export function isFinal<State extends string>(machine: StateMachine<State>, state: State): boolean {
  return !machine.transitions.some((way) => way.from === state && way.to !== state);
}

/** The events that the machine accepts in a state: what a screen may offer, for one kind of actor where given. */
export function eventsIn<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  state: State,
  actor?: ActorKind,
): Event[] {
  return machine.transitions
    .filter((way) => way.from === state && (actor === undefined || way.by.includes(actor)))
    .map((way) => way.event);
}

/** The names of the states, in the machine's order: for `z.enum`. */
export function stateNames<State extends string>(machine: StateMachine<State>): [State, ...State[]] {
  return Object.keys(machine.states) as [State, ...State[]];
}

/** What people read for each state, in the machine's order. */
export function stateTitles<State extends string>(machine: StateMachine<State>): Readonly<Record<State, string>> {
  const titles = stateNames(machine).map((name) => [name, machine.states[name].title]);
  return Object.fromEntries(titles) as Record<State, string>;
}

/** The names that a row may hold, without those worked out from a date: for a check constraint. */
export function storedStates<State extends string>(machine: StateMachine<State>): [State, ...State[]] {
  return stateNames(machine).filter((name) => !machine.states[name].derived) as [State, ...State[]];
}

/** The states of a machine, as a type. */
export type StateOf<Machine> = Machine extends StateMachine<infer State> ? State : never;

/** The events of a machine, as a type. */
export type EventOf<Machine> = Machine extends StateMachine<string, infer Event> ? Event : never;
