import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateMachines } from './catalogue.ts';
import { communityStates } from './community.ts';
import {
  actorKinds,
  canCause,
  eventsIn,
  isFinal,
  next,
  stateNames,
  storedStates,
  type StateMachine,
} from '../state-machines/state-machine.ts';
import { statesAsMarkdown } from '../state-machines/states-table.ts';

const eventsOf = (machine: StateMachine) => [...new Set(machine.transitions.map(({ event }) => event))];

describe.each(stateMachines.map((machine) => ({ title: machine.title, machine })))('$title', ({ machine }) => {
  const names = stateNames(machine);
  const anyEvent = fc.oneof(fc.constantFrom(...eventsOf(machine)), fc.string());

  it('stays in the machine whatever order events come in, and in a final state once there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...machine.initial), fc.array(anyEvent, { maxLength: 40 }), (initial, events) => {
        let state = initial;
        for (const event of events) {
          const before = state;
          state = next(machine, state, event) ?? state;
          expect(names).toContain(state);
          if (isFinal(machine, before)) expect(state).toBe(before);
        }
      }),
    );
  });

  it('reaches every state, and says of each event in each state where it leads: nowhere or to one place', () => {
    const applied = new Set<string>(machine.initial);
    for (const from of applied)
      for (const event of eventsIn(machine, from)) applied.add(next(machine, from, event) ?? '');
    expect([...applied].toSorted()).toEqual([...names].toSorted());
    const ways = machine.transitions.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  it('lets a user cause each transition and no one anything else', () => {
    for (const { from, event, to, by } of machine.transitions) {
      expect(next(machine, from, event)).toBe(to);
      expect(by.length).toBeGreaterThan(0);
      for (const actor of actorKinds) expect(canCause(machine, from, event, actor)).toBe(by.includes(actor));
    }
    for (const state of names)
      for (const actor of actorKinds) {
        expect(canCause(machine, state, 'no such event', actor)).toBe(false);
        for (const event of eventsIn(machine, state, actor)) expect(canCause(machine, state, event, actor)).toBe(true);
      }
  });

  it('can be kept in a row: what it begins with is stored, and names are in capitals', () => {
    expect(storedStates(machine)).toEqual(expect.arrayContaining([...machine.initial]));
    for (const name of names) expect(name).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  });
});

describe('the mechanism', () => {
  const machine = communityStates;

  it('answers for names that are no states, no events and no own properties', () => {
    for (const name of ['', 'toString', '__proto__', 'constructor']) {
      expect(next(machine, name, 'decommission')).toBeNull();
      expect(next(machine, 'ENABLED', name)).toBeNull();
      expect(eventsIn(machine, name)).toEqual([]);
    }
  });

  it('is written as one section per machine', () => {
    const markdown = statesAsMarkdown(stateMachines);
    for (const { title } of stateMachines) expect(markdown.split(`## ${title}\n`)).toHaveLength(2);
  });
});
