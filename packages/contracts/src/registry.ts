import * as communities from './communities/contracts.ts';
import * as customers from './customers/contracts.ts';
import * as mailbox from './mailbox/contracts.ts';
import * as myProfile from './my-profile/contracts.ts';
import * as savedViews from './saved-views/contracts.ts';
import * as session from './access/session.ts';
import * as viewAs from './view-as/contracts.ts';
import type { AnyContract } from './kernel/contract.ts';

/** One sorted line per noun; every exported contract of the module is a call of the product. */
const nouns: Record<string, unknown>[] = [communities, customers, mailbox, myProfile, savedViews, session, viewAs];

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'answers' in value && 'audience' in value;

/** Every call there is, by name: how a module lists its exports differs between Node and bundlers. */
export const contracts: readonly AnyContract[] = nouns
  .flatMap((noun) => Object.values(noun).filter(isContract))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
