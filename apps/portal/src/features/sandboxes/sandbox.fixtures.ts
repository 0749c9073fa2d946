import type { Sandbox } from '@quickportal/contracts/sandboxes/sandbox';

const inUse: Sandbox = {
  sandboxId: 12,
  communityId: 1012,
  companyName: 'Petrov Plumbing',
  emailAddress: 'd•••@example.com',
  status: 'ACTIVE',
  createdAt: '2026-10-30T01:12:00.000Z',
  lastUsedAt: '2026-11-19T22:40:00.000Z',
  endsOn: '2026-12-21',
};

/** One in use, one about to end, a request and one that has ended. */
export const sandboxes: readonly Sandbox[] = [
  {
    ...inUse,
    sandboxId: 15,
    communityId: null,
    companyName: 'Nordlys Coffee',
    emailAddress: 's•••@example.com',
    status: 'CREATED',
    createdAt: '2026-11-20T08:50:00.000Z',
    lastUsedAt: null,
    endsOn: '2026-11-22',
  },
  inUse,
  {
    ...inUse,
    sandboxId: 9,
    communityId: 1009,
    companyName: 'Waratah Physiotherapy',
    emailAddress: 'm•••@example.com',
    createdAt: '2026-09-14T03:00:00.000Z',
    lastUsedAt: '2026-10-23T05:05:00.000Z',
    endsOn: '2026-11-23',
  },
  {
    ...inUse,
    sandboxId: 8,
    communityId: null,
    companyName: 'Quandong Books',
    emailAddress: 'p•••@example.com',
    status: 'DELETED',
    createdAt: '2026-08-02T23:15:00.000Z',
    lastUsedAt: null,
    endsOn: null,
  },
];
