import type { GadgetsViewProps } from './gadgets.view.tsx';

const paged = <R>(items: R[], recordsCount = items.length) => ({
  data: { items, recordsCount, currentPage: 1, pageSize: 5 },
  failed: false,
  onRetry: () => undefined,
  onPageChange: () => undefined,
});
const days = [640, 520, 1240, 1380, 1320, 1404, 712];

const user = (systemUserId: number, fullName: string, communityName: string, canViewAs = true) => ({
  systemUserId,
  fullName,
  loginName: fullName.toLowerCase().replace(' ', '.'),
  communityId: 10,
  communityName,
  canViewAs,
});
const message = (serviceMessageId: number, doctypeCode: string, status: 'DELIVERED' | 'FAILED' | 'QUEUED') => ({
  serviceMessageId,
  communityId: 10,
  communityName: 'Harbour City Utilities',
  doctypeCode,
  direction: 'OUTBOUND' as const,
  status,
  summary: '',
  objectType: null,
  objectId: null,
  attempts: 1,
  createdAt: '2026-11-19T23:31:00.000Z',
  finishedAt: null,
});
const entry = (id: number, description: string, outcome: 'SUCCESS' | 'REFUSED' = 'SUCCESS') => ({
  id,
  eventDate: '2026-11-19T22:52:00.000Z',
  description,
  userName: 'Rowan Achterberg',
  outcome,
  communityName: id % 2 === 0 ? 'Kiwi Fitness Group' : null,
});

/** What the gadgets of staff show. */
export const loadedGadgets = {
  transactions: {
    data: {
      items: days.map((approved, at) => ({
        date: `2026-11-${14 + at}`,
        approved,
        declined: Math.round(approved / 32),
        other: at === 6 ? 44 : 3,
      })),
    },
    failed: false,
    onRetry: () => undefined,
  },
  serviceMessages: paged(
    [
      message(1042, 'SURCHARGE_FILE', 'QUEUED'),
      message(1041, 'BANK_STATEMENT', 'DELIVERED'),
      message(1040, 'DIRECT_ENTRY_RETURN', 'DELIVERED'),
      message(1039, 'SETTLEMENT_ADVICE', 'FAILED'),
      message(1038, 'PAYTO_NOTIFICATIONS', 'DELIVERED'),
    ],
    18,
  ),
  auditHistory: paged([
    entry(812, 'PayTo enabled for Kiwi Fitness Group'),
    entry(811, 'Administrator Tess Whitlock unlocked'),
    entry(810, 'Merchant account change rejected', 'REFUSED'),
  ]),
  users: {
    ...paged(
      [
        user(2, 'Priya Nair', 'Harbour City Utilities'),
        user(3, 'Jarrah Billings', 'Kiwi Fitness Group'),
        user(4, 'Leilani Maka', 'Kiwi Fitness Group', false),
        user(5, 'Otis Farrelly', 'Harbour City Utilities'),
        user(6, 'Renée Mitchell', 'Harbour City Utilities'),
      ],
      265,
    ),
    text: '',
    onTextChange: () => undefined,
  },
  mayViewAs: true,
  timeZone: 'Australia/Sydney',
} satisfies GadgetsViewProps;
