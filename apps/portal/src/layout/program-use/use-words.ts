import type { ApiKeyUse } from '@quickportal/contracts/api-keys/api-key-use';

type Group<K extends 'routes' | 'addresses' | 'programs'> = ApiKeyUse[K][number];

/** "POST /customers/{id}" */
export const routeName = ({ httpMethod, path }: Group<'routes'>): string =>
  path === '' ? 'Other routes' : `${httpMethod} /${path}`;

export const addressName = ({ ipAddress }: Pick<Group<'addresses'>, 'ipAddress'>): string =>
  ipAddress === '' ? 'Other addresses' : ipAddress;

export const programName = ({ program }: Pick<Group<'programs'>, 'program'>): string =>
  program === '' ? 'No name given' : program;

/** Average of the last seven days, rounded up: one call in a week is one that breaks. */
export const callsADay = ({ days }: Pick<ApiKeyUse, 'days'>): number =>
  Math.ceil(days.slice(-7).reduce((all, { calls }) => all + calls, 0) / 7);
