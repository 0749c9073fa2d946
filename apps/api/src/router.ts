import { customers } from './customers/router.ts';
import { router } from './kernel/implement.ts';
import { session } from './session/router.ts';

/** Every call there is: one sorted line per noun. */
export const appRouter = router({
  customers,
  session,
});

/** The portal's view of the API: types only. */
export type AppRouter = typeof appRouter;
