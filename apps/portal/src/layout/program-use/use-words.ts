import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';
import { formatCount } from '@quickportal/ui/count';

type Group<K extends 'routes' | 'addresses' | 'programs'> = ApiKeyUse[K][number];

/** "POST /customers/{id}" */
export const routeName = ({ httpMethod, path }: Group<'routes'>): string =>
  path === '' ? 'Other routes' : `${httpMethod} /${path}`;

export const addressName = ({ ipAddress }: Pick<Group<'addresses'>, 'ipAddress'>): string =>
  ipAddress === '' ? 'Other addresses' : ipAddress;

export const programName = ({ program }: Pick<Group<'programs'>, 'program'>): string =>
  program === '' ? 'No name given' : program;

/** "1,200 calls a day": the average of the last seven days, rounded up, since one call in a week is one that breaks. */
export function callsADay({ days }: Pick<ApiKeyUse, 'days'>): string {
  const calls = Math.ceil(days.slice(-7).reduce((all, day) => all + day.calls, 0) / 7);
  return `${formatCount(calls)} ${calls === 1 ? 'call' : 'calls'} a day`;
}
