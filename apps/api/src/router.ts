import { router } from './procedures/implement.ts';
import { nouns } from './nouns.gen.ts';

/** Every call there is. */
export const appRouter = router(nouns);

/** The portal's view of the API: types only. */
export type AppRouter = typeof appRouter;
