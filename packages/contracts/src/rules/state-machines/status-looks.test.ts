import { expect, it } from 'vitest';
import { stateMachines } from '../states/catalogue.ts';
import { statusLooks } from './status-looks.ts';

const states = stateMachines.flatMap(({ title: thing, states: named }) =>
  Object.values(named).map((state) => ({ thing, ...state })),
);
const lookOf = (title: string) => Object.entries(statusLooks).find(([word]) => word === title)?.[1];

it('a status word has one icon in every machine, and one tone but for these', () => {
  for (const { title, icon } of states) expect(icon, title).toBe(lookOf(title)?.icon);
  const others = states.filter(({ title, tone }) => tone !== lookOf(title)?.tone);
  expect(others.map(({ thing, title, tone }) => `${thing}: ${title} ${tone}`).toSorted()).toEqual([
    'Bank statement account: Closed danger',
    'Bank statement account: Inactive info',
    'Export: Expired neutral',
    'Proposal and account authorisation: Expired neutral',
    'User authorisation: Expired neutral',
  ]);
});

it('shows what is suspended or cancelled alike, whatever it is', () => {
  const looks = (word: string) => new Set(states.filter(({ title }) => title === word).map(({ tone }) => tone));
  expect([looks('Suspended'), looks('Cancelled')]).toEqual([new Set(['danger']), new Set(['danger'])]);
});
