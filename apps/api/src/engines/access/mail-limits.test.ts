import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testActors } from '../../testing/test-actors.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { countMail } from './mail-limits.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());
beforeEach(() => services.clock.advance(3_600_000));

const { facility, apiKey } = testActors;
const mail = (subject: string | number, actor: typeof facility | typeof apiKey = facility, communityId = 10) =>
  countMail({ services, actor }, { kind: 'invitation', communityId, subject: String(subject) });
const limit = 'Too many invitations were sent within an hour. Try again in';

it('lets a user cause thirty invitations in an hour, and others go on', () => {
  for (let n = 0; n < 30; n++) mail(n);
  expect(() => mail(30)).toThrow(`${limit} 2 minutes.`);
  expect(() => mail(31, apiKey)).not.toThrow();
  services.clock.advance(3_600_000);
  expect(() => mail(32)).not.toThrow();
});

it('lets a community cause two hundred, no matter who asks for them', () => {
  const users = Array.from({ length: 10 }, (_, n) => ({
    ...facility,
    user: { ...facility.user, systemUserId: 1000 + n },
  }));
  for (let n = 0; n < 200; n++) mail(n, users[n % 10]);
  expect(() => mail(200, users[0])).toThrow(limit);
  expect(() => mail(200, users[0], 20)).not.toThrow();
});

it('lets five be about the same user', () => {
  for (let n = 0; n < 5; n++) mail('kim.lee');
  expect(() => mail('kim.lee')).toThrow(`${limit} 12 minutes.`);
});
