import { flag, textParam } from '../../pages/search-params.ts';
import { page } from '../../pages/page.ts';

const returnTo = textParam({ max: 2000 });
const error = textParam();
const notice = textParam();

/** Prerendered documents of their own: no session, no router, no React in the browser. */
export const signInPages = [
  page({
    view: 'ChangePasswordView',
    title: 'Choose a new password',
    audience: 'public',
    scope: 'global',
    search: { returnTo, error },
  }),
  page({
    view: 'ForgotPasswordEmailView',
    title: 'Forgotten password',
    audience: 'public',
    scope: 'global',
    search: { error, notice },
  }),
  page({
    view: 'ForgotPasswordResetView',
    title: 'Choose a new password',
    audience: 'public',
    scope: 'global',
    search: { error },
  }),
  page({
    view: 'LoginView',
    title: 'Sign in',
    audience: 'public',
    scope: 'global',
    search: { returnTo, error, notice },
  }),
  page({
    view: 'SecondFactorView',
    title: 'Second factor',
    audience: 'public',
    scope: 'global',
    search: { returnTo, error, setUp: flag() },
  }),
] as const;
