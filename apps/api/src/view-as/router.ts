import { listViewableUsers } from './list-viewable-users.ts';
import { startViewAs } from './start-view-as.ts';
import { stopViewAs } from './stop-view-as.ts';

/** The calls about viewing the portal as another user. */
export const viewAs = {
  start: startViewAs,
  stop: stopViewAs,
  users: listViewableUsers,
};
