import { expect, it } from 'vitest';
import {
  accountLockedMessage,
  passwordChangedMessage,
  resetLinkMessage,
  secondFactorChangedMessage,
} from './account-messages.ts';

const recipient = {
  email: 'kim@example.com',
  fullName: 'Kim <b>Lee</b> & "Co"',
  loginName: 'kim.lee',
  communityName: 'Harbour City Utilities',
};
const at = new Date('2026-11-20T09:00:00Z');
const link = 'https://portal.example/quickportal/AuthAction/reset-password?token=abc';
const all = [
  resetLinkMessage(recipient, link, 30),
  passwordChangedMessage(recipient, at),
  secondFactorChangedMessage(recipient, 'ON', at),
  accountLockedMessage(recipient, 30, 10),
];

it('says the same in text and in HTML, in the voice of the community', () => {
  for (const { to, subject, text, html } of all) {
    expect(to).toBe('kim@example.com');
    expect(html).toContain(`<title>${subject}</title>`);
    expect(text).toContain('Hello Kim <b>Lee</b> & "Co",');
    expect(text).toMatch(/Harbour City Utilities, on QuickPortal\n$/);
    expect(text).not.toContain('!');
    expect(`${text}${html}`).not.toContain('undefined');
  }
});

it('escapes what comes from outside', () => {
  for (const { html } of all) {
    expect(html).not.toContain('<b>');
    expect(html).toContain('Kim &lt;b&gt;Lee&lt;/b&gt; &amp; &quot;Co&quot;');
  }
});

it('carries the link as a link, and loads nothing from anywhere', () => {
  const { text, html } = resetLinkMessage(recipient, link, 30);
  expect(text).toContain(`\n${link}\n`);
  expect(html).toContain(`<a href="${link}"`);
  expect(html).not.toMatch(/<img|<link|<script|src=/);
});

it('speaks for the platform where there is no community', () => {
  expect(passwordChangedMessage({ ...recipient, communityName: null }, at).text).toMatch(/\nQuickPortal\n$/);
  expect(passwordChangedMessage(recipient, at).text).toContain('20 November 2026 at 8:00 pm (Sydney time)');
});
