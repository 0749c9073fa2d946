import { communities } from './communities/router.ts';
import { customers } from './customers/router.ts';
import { router } from './kernel/implement.ts';
import { mailbox } from './mailbox/router.ts';
import { myProfile } from './my-profile/router.ts';
import { savedViews } from './saved-views/router.ts';
import { session } from './session/router.ts';
import { viewAs } from './view-as/router.ts';

/** Every call there is: one sorted line per noun. */
export const appRouter = router({
  communities,
  customers,
  mailbox,
  myProfile,
  savedViews,
  session,
  viewAs,
});

/** The portal's view of the API: types only. */
export type AppRouter = typeof appRouter;
