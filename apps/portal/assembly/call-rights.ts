import path from 'node:path';
import type { Plugin } from 'vite';
import { callAccess } from '../src/data/calls/call-access.ts';

type CallName = Parameters<typeof callAccess>[0];

const SOURCE = path.resolve(import.meta.dirname, '../src').replaceAll('\\', '/');
const USE_MAY = `${SOURCE}/data/calls/use-may.ts`;
const LIST = "import { callAccess } from './call-access.ts';";
const NO_LIST = 'const callAccess = (name) => { throw new Error(`The build has no rights of ${name}.`); };';

/** `useMay('customers.create')`, `may(session, 'customers.create')` */
const ASKED = /\b(?<asks>(?:useMay|may)\((?:[^()']|\([^()']*\))*)'(?<name>\w+\.\w+)'(?=,?\s*\))/g;
const ASKS = /\b(?:useMay|may)\((?!(?:[^()']|\([^()']*\))*(?:\{|callAccess\())/;
/** `calls: ['customers.search'],` of a page */
const OPENS = /(?<=\bcalls: \[)[^\]]*(?=\])/g;

/** `keywords: 'events endpoints',` of a page, which the palette has from page-keywords.gen.ts */
const KEYWORDS = /\bkeywords:\s*'[^'\n]*',/g;

const rightsOf = (name: string): string => JSON.stringify(callAccess(name as CallName));

/**
 * A module of the portal in which the names of calls are their rights, where only the rights matter.
 * Throws where a name is not written there: only the list of all calls would know it.
 */
export function withCallRights(code: string, file: string): string {
  if (file === USE_MAY) {
    if (!code.includes(LIST)) throw new Error(`${USE_MAY} has changed: its list of all calls is in the first load.`);
    return code.replace(LIST, NO_LIST);
  }
  if (file.endsWith('.pages.ts'))
    return withoutKeywords(code, file).replaceAll(OPENS, (names) =>
      names.replaceAll(/'(\w+\.\w+)'/g, (_, name: string) => rightsOf(name)),
    );
  const named = code.replaceAll(ASKED, (_, asks: string, name: string) => asks + rightsOf(name));
  const left = ASKS.exec(named);
  if (left) throw new Error(`${file}: write the name of the call into ${left[0]}...), or give it callAccess(name).`);
  return named;
}

/** All pages are in the first load; the words that the palette finds them by are loaded with it. */
function withoutKeywords(code: string, file: string): string {
  const without = code.replaceAll(KEYWORDS, '');
  if (/\bkeywords\b/.test(without)) throw new Error(`${file}: write keywords as one text in single quotes.`);
  return without;
}

/** Writes the rights of calls where they are used: a list of all calls would be in the first load, and grow with each. */
export const callRights = (): Plugin => ({
  name: 'quickportal:call-rights',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const file = id.replaceAll('\\', '/').replace(/\?.*/, '');
    if (!file.startsWith(`${SOURCE}/`) || !/\.tsx?$/.test(file)) return null;
    const named = withCallRights(code, file);
    return named === code ? null : { code: named, map: null };
  },
});
