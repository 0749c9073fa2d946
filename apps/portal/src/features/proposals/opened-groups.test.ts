import { expect, it } from 'vitest';
import { openedGroups } from './opened-groups.ts';
import { waiting } from './proposal.fixtures.ts';

const request = (proposalId: number, changeType = 'Edit administrator', version = 1) => ({
  ...waiting,
  proposalId,
  changeType,
  version,
});

it('offers the opened requests of a kind once there are two', () => {
  const requests = [request(1), request(2), request(3), request(4, 'Refund payment')];
  expect(openedGroups(requests, new Map([[1, 1]]))).toEqual([]);
  expect(
    openedGroups(
      requests,
      new Map([
        [1, 1],
        [4, 1],
      ]),
    ),
  ).toEqual([]);
  expect(
    openedGroups(
      requests,
      new Map([
        [1, 1],
        [3, 1],
        [4, 1],
      ]),
    ),
  ).toEqual([{ changeType: 'Edit administrator', proposals: [requests[0], requests[2]] }]);
});

it('leaves out what was opened in another version, or waits no longer', () => {
  expect(
    openedGroups(
      [request(1), request(2, 'Edit administrator', 2)],
      new Map([
        [1, 1],
        [2, 1],
        [9, 1],
      ]),
    ),
  ).toEqual([]);
});
