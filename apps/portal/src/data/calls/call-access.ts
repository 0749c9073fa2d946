import type { CallName } from './call.ts';
import type { CallAccess } from './call-facts.ts';
import { accessByNoun } from './call-access.gen.ts';

/** Who may make a call, by its name. Only what is loaded later needs the list of all calls. */
export function callAccess(name: CallName): CallAccess {
  const [noun = '', verb = ''] = name.split('.');
  const access = accessByNoun[noun]?.find(([verbs]) => verbs.split(' ').includes(verb))?.[1];
  if (!access) throw new Error(`There is no call ${name}.`);
  return access;
}
