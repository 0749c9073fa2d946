import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { paged } from '../../kernel/paging.ts';
import { text, id, dateTime, date, count } from '../../kernel/primitives.ts';
import { serviceMessageReadRights } from '../service-messages/service-message-rights.ts';
import { ServiceMessage } from '../service-messages/service-message.ts';

/** Rows on a page of a gadget. */
export const GADGET_ROWS = 5;
/** What gadgets of lists look back on, in days. */
export const GADGET_DAYS = 30;
/** Days of the transaction summary. */
export const SUMMARY_DAYS = 7;

const Page = z.int().min(1).max(1000).default(1).meta({ title: 'Page', description: 'Page number, starting at 1.' });
const Query = text({ max: 100, min: 0 })
  .default('')
  .meta({ title: 'Text', description: 'Only rows that contain every word.' });
const ViewAll = z.boolean().default(false).meta({
  title: 'All communities',
  description: 'True: of all communities, even where you work in one.',
});

/** A gadget of the start page of staff (1C068, 1K044). */
const gadget = { kind: 'query', method: 'GET', audience: ['staff'], spec: ['1C068'] } as const;

const GadgetUser = z
  .strictObject({
    systemUserId: id().meta({ title: 'User ID', description: 'Identifier of the user.' }),
    fullName: z.string().meta({ title: 'Full name', description: 'First and last name.' }),
    loginName: z.string().meta({ title: 'Login name', description: 'Name for signing in.' }),
    communityId: id().meta({ title: 'Community ID', description: 'The community the user belongs to.' }),
    communityName: z.string().meta({ title: 'Community name', description: 'Name of that community.' }),
    canViewAs: z.boolean().meta({ title: 'Can be viewed as', description: 'Whether the user may use the portal.' }),
  })
  .meta({ id: 'GadgetUser' });
export type GadgetUser = z.output<typeof GadgetUser>;

export const listGadgetUsers = contract({
  ...gadget,
  name: 'dashboard.listGadgetUsers',
  path: 'dashboard/gadgets/users',
  query: z.strictObject({
    Page,
    Query,
    ViewAll,
    viewBuyerUsers: z.boolean().default(false).meta({
      title: 'Buyer users',
      description: 'True: also users who work for buyer businesses alone.',
    }),
  }),
  responses: { 200: paged(GadgetUser, 'Users').meta({ id: 'GadgetUserPage' }) },
  rights: { anyOf: ['VIEW_USERS', 'MANAGE_USERS'] },
  summary: 'List users of the portal',
  description: 'Users of facilities by name, with their communities.',
});

const GadgetAuditEntry = z
  .strictObject({
    id: id().meta({ title: 'Entry ID', description: 'Identifier of the entry.' }),
    eventDate: dateTime().meta({ title: 'When', description: 'When it happened, UTC.' }),
    description: z.string().meta({ title: 'What happened', description: 'What the administrator did.' }),
    userName: z.string().meta({ title: 'By', description: 'The administrator, and the user viewed as.' }),
    outcome: z
      .enum(['SUCCESS', 'REFUSED', 'FAILED'])
      .meta({ title: 'Outcome', description: 'Whether it was done, refused or failed.' }),
    communityName: z
      .string()
      .nullable()
      .meta({ title: 'Community', description: 'Where it was done; null outside of any.' }),
  })
  .meta({ id: 'GadgetAuditEntry' });
export type GadgetAuditEntry = z.output<typeof GadgetAuditEntry>;

export const listGadgetAuditHistory = contract({
  ...gadget,
  name: 'dashboard.listGadgetAuditHistory',
  path: 'dashboard/gadgets/auditHistory',
  query: z.strictObject({
    Page,
    Query,
    ViewAll,
    excludeViewAsUserAudits: z.boolean().default(false).meta({
      title: 'Without view as',
      description: 'True leaves out what was done while viewing as a user.',
    }),
  }),
  responses: { 200: paged(GadgetAuditEntry, 'Entries').meta({ id: 'GadgetAuditEntryPage' }) },
  rights: { anyOf: ['VIEW_AUDIT'] },
  summary: 'List actions of administrators',
  description: `What administrators did in the last ${GADGET_DAYS} days, the newest first.`,
});

export const listGadgetServiceMessages = contract({
  ...gadget,
  name: 'dashboard.listGadgetServiceMessages',
  path: 'dashboard/gadgets/serviceMessages',
  query: z.strictObject({ Page, ViewAll }),
  responses: { 200: paged(ServiceMessage, 'Service messages').meta({ id: 'GadgetServiceMessagePage' }) },
  rights: { anyOf: serviceMessageReadRights },
  summary: 'List the latest service messages',
  description: `Service messages of the last ${GADGET_DAYS} days, the newest first.`,
});

const SummaryDay = z
  .strictObject({
    date: date().meta({ title: 'Day', description: 'Day of the zone worked in.' }),
    approved: count().meta({ title: 'Approved', description: 'Payments approved, also those refunded since.' }),
    declined: count().meta({ title: 'Declined', description: 'Payments declined or dishonoured.' }),
    other: count().meta({ title: 'Other', description: 'Refunds, and payments in any other status.' }),
  })
  .meta({ id: 'TransactionSummaryDay' });

export const getTransactionSummary = contract({
  ...gadget,
  name: 'dashboard.getTransactionSummary',
  path: 'dashboard/gadgets/transactions',
  query: z.strictObject({ ViewAll }),
  responses: {
    200: z
      .strictObject({
        items: z.array(SummaryDay).meta({ title: 'Days', description: `The last ${SUMMARY_DAYS} days, today last.` }),
      })
      .meta({ id: 'TransactionSummary' }),
  },
  rights: { anyOf: ['TransactionDetailView'] },
  summary: 'Retrieve the transaction summary',
  description: `Transactions by day and outcome in the last ${SUMMARY_DAYS} days.`,
});

/** Nodes that do not respond, listed at most. */
export const SILENT_NODES = 20;

const SilentNode = z
  .strictObject({
    nodeId: z.string().meta({ title: 'Node ID', description: 'Identifier of the process.' }),
    host: z.string().meta({ title: 'Host', description: 'Name of the machine.' }),
    role: z
      .enum(['all', 'web', 'worker'])
      .meta({ title: 'Role', description: 'What it does: serve requests, work in the background, or both.' }),
    startedAt: dateTime().meta({ title: 'Started at', description: 'When it started, UTC.' }),
    heartbeatAt: dateTime().meta({ title: 'Last heartbeat', description: 'When it was last known to run, UTC.' }),
  })
  .meta({ id: 'SilentNode' });
export type SilentNode = z.output<typeof SilentNode>;

export const listSilentNodes = contract({
  kind: 'query',
  method: 'GET',
  audience: ['staff'],
  name: 'dashboard.listSilentNodes',
  path: 'dashboard/silentNodes',
  responses: {
    200: z
      .strictObject({
        items: z
          .array(SilentNode)
          .meta({ title: 'Nodes', description: `At most ${SILENT_NODES}, the latest heartbeat first.` }),
      })
      .meta({ id: 'SilentNodeList' }),
  },
  rights: { anyOf: serviceMessageReadRights },
  summary: 'List nodes that do not respond',
  description:
    'Processes of the product without a heartbeat for 30 seconds that did not stop in order, for 24 hours or until another starts in their place.',
});
