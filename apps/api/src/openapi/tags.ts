import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { OpenApi, Operation, Tag } from './openapi-types.ts';
import { operationsOf } from './openapi-types.ts';

interface TagText {
  group: (typeof groups)[number];
  title: string;
  description: string;
}

/** Groups of tags in the order in which the documentation shows them. */
const groups = ['Customers', 'Facility', 'Platform', 'People', 'Tools'] as const;

/** What each noun's calls are about, by the noun's folder name: one sorted line per noun. */
const tags: Record<string, TagText> = {
  administrators: { group: 'Platform', title: 'Administrators', description: 'Staff who sign in to the portal.' },
  'bsb-branches': { group: 'Tools', title: 'BSBs', description: 'Banks and branches of Australian accounts.' },
  businesses: { group: 'Facility', title: 'Businesses', description: 'Supplier businesses of a community.' },
  communities: { group: 'Platform', title: 'Communities', description: 'Communities (facilities) of the platform.' },
  countries: { group: 'Tools', title: 'Countries', description: 'Countries and territories of ISO 3166-1.' },
  'customer-accounts': {
    group: 'Customers',
    title: 'Customer accounts',
    description: 'Cards and bank accounts that customers pay from: add, edit, make default, enable and disable.',
  },
  customers: {
    group: 'Customers',
    title: 'Customers',
    description: 'Search, add, edit, enable and disable customers.',
  },
  dashboard: {
    group: 'Platform',
    title: 'Dashboard',
    description: 'Gadgets of the start page, for staff.',
  },
  exports: {
    group: 'People',
    title: 'Exports',
    description: 'Your exports: progress, download and cancel.',
  },
  forms: {
    group: 'Tools',
    title: 'Forms',
    description: 'The form for the body of a call, and how to display a response.',
  },
  'fraud-back-tests': {
    group: 'Facility',
    title: 'Rule lab',
    description: 'What changed fraud guard rules would have stopped in the last 90 days, before they are saved.',
  },
  'fraud-guard': {
    group: 'Facility',
    title: 'Fraud guard',
    description: 'Rules that card payments are checked by, of a facility and of its businesses.',
  },
  'fraud-reviews': {
    group: 'Customers',
    title: 'Suspended payments',
    description: 'Payments that fraud guard suspended: why, and whether they are sent or declined.',
  },
  'global-search': {
    group: 'Platform',
    title: 'Global search',
    description: 'Search all communities for one kind of record, for staff.',
  },
  'ip-addresses': {
    group: 'Facility',
    title: 'IP whitelist',
    description: 'Addresses and networks that API keys may be used from.',
  },
  mailbox: {
    group: 'Tools',
    title: 'Mailbox',
    description: 'Mail that a demo portal has sent. It exists in a demo only.',
  },
  'my-profile': { group: 'People', title: 'My profile', description: 'Your own password, second factor and sessions.' },
  proposals: {
    group: 'People',
    title: 'Approvals',
    description: 'Changes that a second user must approve (dual authorisation).',
  },
  'recurring-payments': {
    group: 'Customers',
    title: 'Payment schedules',
    description:
      'Payments taken automatically on a schedule: set up, preview, change, stop, and the outcome of each instalment.',
  },
  roles: { group: 'People', title: 'Roles', description: 'What users of a community may do, by role.' },
  notifications: {
    group: 'Facility',
    title: 'Notices',
    description:
      'Which emails customers get about payments, schedules and cards: for the facility and for one customer.',
  },
  payments: {
    group: 'Customers',
    title: 'Payments',
    description: 'Take payments from cards and bank accounts of customers.',
  },
  'payto-agreements': {
    group: 'Customers',
    title: 'PayTo agreements',
    description: 'Standing consents of payers: create, amend, suspend, cancel, and see what their bank confirmed.',
  },
  'payto-migrations': {
    group: 'Customers',
    title: 'PayTo migrations',
    description: 'Move schedules from direct debit to PayTo: what can move, how far it is, and what became of each.',
  },
  'saved-views': {
    group: 'People',
    title: 'Saved views',
    description: 'Saved views of lists, your own and shared ones.',
  },
  'service-messages': {
    group: 'Platform',
    title: 'Service messages',
    description: 'Messages between the platform and other systems: find them, see their status, send them again.',
  },
  session: { group: 'People', title: 'Session', description: 'Who is signed in, and the community worked in.' },
  'sign-in': {
    group: 'People',
    title: 'Sign-in',
    description: 'Signing in and out, the second factor, forgotten passwords.',
  },
  'uploaded-files': {
    group: 'Facility',
    title: 'Files',
    description: 'Files whose lines are processed, such as new customers.',
  },
  transactions: {
    group: 'Customers',
    title: 'Transactions',
    description: 'Find payments and refunds, see their history, refund and void them.',
  },
  users: {
    group: 'People',
    title: 'Users',
    description: 'Client users of a community: add, change, disable, unlock, reset.',
  },
  'view-as': { group: 'People', title: 'View as', description: 'Viewing the portal as another user.' },
  webhooks: {
    group: 'Facility',
    title: 'Webhooks',
    description: 'Your own endpoints that receive events: which events, how they are signed, what was sent.',
  },
};

/** `savedViews.list` belongs to `saved-views`. */
export const tagName = ({ name }: Pick<AnyContract, 'name'>): string =>
  (name.split('.')[0] as string).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Calls of a noun that are the portal's own, where API keys may make others of them. */
const OWN = '-in-the-portal';

/** Puts the portal's own calls of a noun apart from those that API keys may make. */
export function separateTags(document: OpenApi): void {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const isOpen = (operation: Operation) => operation['x-audience']?.includes('apiKey') ?? false;
  const open = new Set(operations.filter(isOpen).flatMap((operation) => operation.tags));
  for (const operation of operations)
    if (!isOpen(operation)) operation.tags = operation.tags.map((tag) => (open.has(tag) ? `${tag}${OWN}` : tag));
}

function textOf(name: string): TagText {
  const isOwn = name.endsWith(OWN);
  const text = tags[isOwn ? name.slice(0, -OWN.length) : name];
  if (!text) throw new Error(`The tag ${name} has no title and description: add a line to openapi/tags.ts`);
  return isOwn ? { ...text, title: `${text.title} in the portal` } : text;
}

/** The tags that operations use, grouped: those of API keys first. Throws for a noun that has no text here. */
export function tagsOf(document: OpenApi): Pick<Required<OpenApi>, 'tags' | 'x-tagGroups'> {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const used = [...new Set(operations.flatMap((operation) => operation.tags))].toSorted();
  const open = new Set(
    operations
      .filter((operation) => operation['x-audience']?.includes('apiKey'))
      .flatMap((operation) => operation.tags),
  );
  const texts = used.map((name) => [name, textOf(name)] as const);
  const portal = groups.map((group) => ({
    name: `Portal: ${group.toLowerCase()}`,
    tags: texts.filter(([name, text]) => text.group === group && !open.has(name)).map(([name]) => name),
  }));
  return {
    tags: texts.map(([name, { title, description }]): Tag => ({ name, description, 'x-displayName': title })),
    'x-tagGroups': [{ name: 'API', tags: [...open].toSorted() }, ...portal].filter(({ tags: key }) => key.length > 0),
  };
}
