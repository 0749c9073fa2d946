import { expect, it } from 'vitest';
import { eventTypes } from '../nouns/webhooks/event-types.ts';
import { rightsOfEvent } from '../nouns/webhooks/event-rights.ts';
import { auditObjects } from './audit-objects.ts';
import { isRight } from './rights.ts';

it('opens every kind of audit entry by at least one right of the vocabulary', () => {
  for (const [type, { rights }] of Object.entries(auditObjects)) {
    expect(rights.length, type).toBeGreaterThan(0);
    expect(
      rights.filter((right) => !isRight(right)),
      type,
    ).toEqual([]);
  }
});

it('opens the body of every event by a right, except of those that hold nothing', () => {
  const open = Object.keys(eventTypes).filter((type) => rightsOfEvent(type) === null);
  expect(open).toEqual(['webhook.test']);
  expect(Object.keys(eventTypes).filter((type) => rightsOfEvent(type) === undefined)).toEqual([]);
});
