import { expect, it } from 'vitest';
import { hostilityFrom } from './network-argument.ts';

it('the network is made to fail by settings, and calmed', () => {
  expect(hostilityFrom(['loseAnswer=1', 'maxDelay=20000', 'seed=7'])).toEqual({
    loseAnswer: 1,
    maxDelay: 20_000,
    seed: 7,
  });
  expect(hostilityFrom(['calm'])).toEqual({});
  expect(() => hostilityFrom(['loseAnswers=1'])).toThrow('Not a setting: loseAnswers=1');
  expect(() => hostilityFrom(['loseAnswer=2'])).toThrow('from 0 to 1');
  expect(() => hostilityFrom(['toString=1'])).toThrow('Not a setting');
  expect(() => hostilityFrom(['loseAnswer=-1'])).toThrow('Not a setting');
});
