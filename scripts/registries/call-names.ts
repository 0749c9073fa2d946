import type { AnyContract } from '../../packages/contracts/src/kernel/contract.ts';
import { kebabCase } from '../../packages/contracts/src/kernel/kebab-case.ts';

/** Verbs that a call's name can begin with, by the file of the contract: these read, and all others change. */
const readingVerbs = {
  read: ['count', 'download', 'get', 'list', 'locate'],
  search: ['find', 'search'],
  check: ['check', 'preview', 'review'],
} as const;
const exportVerbs = ['poll', 'start'] as const;
const changingVerbs =
  'add amend approve block cancel change choose close confirm create decline decommission delete disable dismiss enable end exclude generate include link lower notify pause pay raise recall reopen ' +
  'refund reject release remove renew request requery resend reset resume retry rotate save send set start stop take unblock unlock ' +
  'update upload void withdraw';
/** What these return is many, so a name that says no more ends in the plural. */
const pluralVerbs = new Set(['count', 'find', 'list', 'search']);
const knownVerbs = new Set<string>([
  ...Object.values(readingVerbs).flat(),
  ...exportVerbs,
  ...changingVerbs.split(' '),
]);

type NamedCall = Pick<AnyContract, 'name'>;

const partsOf = ({ name }: NamedCall) => {
  const [noun = '', action = ''] = name.split('.');
  const verb = /^[a-z]*/.exec(action)?.[0] ?? '';
  return { noun, action, verb, rest: action.slice(verb.length) };
};

/** Whether a call's name begins with a known verb. */
export const hasKnownVerb = (call: NamedCall): boolean => knownVerbs.has(partsOf(call).verb);

/** The folder of a call's noun in every layer: `customer-accounts`. */
export const folderOf = (call: NamedCall): string => kebabCase(partsOf(call).noun);

/** The file of a call's contract in the folder of its noun, without its ending. */
export function contractFileOf(call: NamedCall): string {
  const { verb, rest } = partsOf(call);
  if (rest.endsWith('Export') && exportVerbs.some((known) => known === verb)) return 'export';
  const file = Object.entries(readingVerbs).find(([, verbs]) => verbs.some((known) => known === verb))?.[0];
  return file ?? 'change';
}

/** `businesses`: business; `countries`: country. */
export const singular = (many: string): string =>
  many
    .replace(/ies$/, 'y')
    .replace(/(?<end>ss|sh|ch|x)es$/, '$<end>')
    .replace(/(?<!s)s$/, '');
const isPlural = (noun: string): boolean => noun.endsWith('s') && noun !== 'viewAs' && noun !== 'connectionDetails';
const lastWord = (name: string): string => /[A-Z][a-z]*$/.exec(name)?.[0] ?? name;

/**
 * The contract of a call, which its procedure and that one's file are named after: `customers.get` is `getCustomer`.
 * The noun's thing is behind the verb (`users.updateDetails`: `updateUserDetails`) unless the name has its last word or
 * a card in it (`customerAccounts.addBankAccount`), or the noun has no plural (`session.chooseCommunity`).
 */
export function contractNameOf(call: NamedCall): string {
  const { noun, action, verb, rest } = partsOf(call);
  const many = (noun.charAt(0).toUpperCase() + noun.slice(1)).replace(/^Payto/, 'PayTo');
  const thing = isPlural(noun) ? singular(many) : many;
  if (rest === '') return verb + (pluralVerbs.has(verb) ? many : thing);
  const selfNamed = [lastWord(many), lastWord(thing), 'Card', 'Cards'];
  const isNamed = rest.match(/[A-Z][a-z]*/g)?.some((word) => selfNamed.includes(word));
  return isNamed || !isPlural(noun) ? action : verb + thing + rest;
}
