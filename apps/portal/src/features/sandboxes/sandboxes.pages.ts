import { page } from '../../pages/page.ts';

/** How visitors make a facility of test data for themselves. */
export const sandboxesPages = [
  page({
    view: 'SandboxCreatorView',
    title: 'Sandbox',
    audience: 'public',
    scope: 'global',
    load: () => import('./sandbox-creator.page.tsx'),
  }),
  page({
    view: 'SandboxDetailView',
    title: 'Create your sandbox',
    audience: 'public',
    scope: 'global',
    load: () => import('./sandbox-detail.page.tsx'),
  }),
  page({
    view: 'SandboxVerifyView',
    title: 'Verify your email address',
    audience: 'public',
    scope: 'global',
    load: () => import('./sandbox-verify.page.tsx'),
  }),
] as const;
