import { chooseCommunity } from './choose-community.ts';
import { getSession } from './get-session.ts';

/** The calls about the session in use. */
export const session = {
  chooseCommunity,
  get: getSession,
};
