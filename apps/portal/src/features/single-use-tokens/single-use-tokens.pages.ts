import { page } from '../../pages/page.ts';

/** Cards and bank accounts that payers left for one use, for staff. */
export const singleUseTokensPages = [
  page({
    view: 'SingleUseTokensView',
    title: 'Single Use Tokens',
    scope: 'community',
    area: 'Developer',
    order: 60,
    audience: 'staff',
    calls: ['singleUseTokens.locate'],
    keywords: 'token card bank account payment page look up sut',
    load: () => import('./single-use-tokens.page.tsx'),
  }),
] as const;
