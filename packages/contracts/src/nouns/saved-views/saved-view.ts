import { z } from 'zod';
import { apiLogList } from '../api-logs/api-log-list.ts';
import { customerList } from '../customers/customer-list.ts';
import { currentVersion } from '../../kernel/field-builders.ts';
import { dateTime, id, queryText, text } from '../../kernel/primitives.ts';
import { payToAgreementList } from '../payto-agreements/payto-agreement-list.ts';
import { scheduleList } from '../recurring-payments/schedule-lists.ts';
import { transactionList } from '../transactions/transaction-list.ts';

/** Views one person may keep for one table. */
export const SAVED_VIEWS_PER_TABLE = 50;
/** Shared views that one table may have within a community (or among staff), so that the list stays short. */
export const SHARED_VIEWS_PER_TABLE = 100;
/** Views of one table that one person may share: no one fills the places of all. */
export const SHARED_VIEWS_PER_OWNER = 10;

/** The tables of the portal that have saved views, by id. */
export const savedViewTables = [
  apiLogList.savedViews,
  customerList.savedViews,
  payToAgreementList.savedViews,
  scheduleList.savedViews,
  transactionList.savedViews,
] as const;
export type SavedViewTable = (typeof savedViewTables)[number];

// Printable ASCII without white space and #
const QUERY_STRING = /^[!"$-~]*$/;

/** Which table a view belongs to: its id in the portal, such as customer-search. */
export const tableId = () =>
  z
    .enum(savedViewTables, { error: `Enter one of the tables that have saved views: ${savedViewTables.join(', ')}.` })
    .meta({ title: 'Table', description: 'ID of the table in the portal.', examples: ['customer-search'] });

/** What the owner decides about a view. */
export const savedViewShape = {
  name: text({ max: 60 }).meta({
    title: 'Name',
    description: 'Name of the view, unique among your views of the table.',
    examples: ['Disabled customers'],
  }),
  query: queryText({ max: 2000 })
    .regex(QUERY_STRING, { message: 'Enter a query string without white space.' })
    .meta({
      title: 'Query',
      description: 'Filters, sorting and columns as the query string of the page, without the question mark.',
      examples: ['Status=DISABLED&Sort=-createdAt'],
    }),
  isShared: z
    .boolean()
    .default(false)
    .meta({
      title: 'Shared',
      description: 'Whether everyone who works in the community (or, for staff, all staff) sees the view.',
      'x-form': { widget: 'switch' },
    }),
  isDefault: z
    .boolean()
    .default(false)
    .meta({
      title: 'Default',
      description: 'Whether the table opens with this view for its owner; one view of a table at most.',
      'x-form': { widget: 'switch' },
    }),
};

/** Named filters, sorting and columns of a table. */
export const SavedView = z
  .strictObject({
    savedViewId: id().meta({ title: 'Saved view ID', description: 'Identifier of the view.' }),
    table: tableId(),
    name: z.string().meta({ title: 'Name', description: 'Name of the view.' }),
    query: z.string().meta({ title: 'Query', description: 'The query string of the page, without the question mark.' }),
    isShared: z.boolean().meta({ title: 'Shared', description: 'Whether other users see it.' }),
    isDefault: z.boolean().meta({ title: 'Default', description: 'Whether the table opens with it for you.' }),
    isOwn: z.boolean().meta({ title: 'Own', description: 'Whether it is your own; you can change only your own.' }),
    ownerName: z.string().meta({ title: 'Owner', description: 'Full name of the owner.' }),
    version: currentVersion(),
    createdAt: dateTime().meta({ title: 'Created at', description: 'When the view was saved, UTC.' }),
    updatedAt: dateTime().meta({ title: 'Updated at', description: 'When the view last changed, UTC.' }),
  })
  .meta({ id: 'SavedView', title: 'Saved view', description: 'Named filters, sorting and columns of a table.' });
export type SavedView = z.output<typeof SavedView>;
