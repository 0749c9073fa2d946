import { expect, it } from 'vitest';
import { newPasswordFault } from './password-rules.ts';

const owner = {
  loginName: 'margaret.olsson',
  fullName: 'Margaret Olsson',
  email: 'm.olsson@harbourcity.example',
  communityName: 'Harbour City Utilities',
};

it.each([
  ['elevenchar1', /at least 12/],
  ['abc1 '.repeat(26), /at most 128/],
  ['123456789012', /letter/],
  ['no digits in this one', /digit/],
  ['my-margaret.olsson-77', /login name/],
  ['MARGARET.OLSSON-2026', /login name/],
  ['Password1234', /easy to guess/],
  ['qwertyuiop12', /easy to guess/],
  ['aaaaaaaaaaa1', /easy to guess/],
  ['quickportal1', /easy to guess/],
  ['harbourcity1', /easy to guess/],
])('refuses %s', async (password, reason) => {
  expect(await newPasswordFault(password, owner)).toMatch(reason);
});

it.each(['kettle-violin-38-moss', 'vier Äpfel und 7 Birnen', 'x7$kPq9!mZr2', `${'long words 1 '.repeat(9)}end`])(
  'takes %s',
  async (password) => {
    expect(await newPasswordFault(password, owner)).toBeNull();
  },
);

it('judges the longest passwords with less than 5 seconds of the processor', async () => {
  const started = process.cpuUsage();
  for (const unit of ['a1', 'qwerty1', 'p4$$w0rd', '20261120', 'abcdef123456']) {
    await newPasswordFault(unit.repeat(70).slice(0, 128), owner);
  }
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(5000);
});
