import { renderToStaticMarkup } from 'react-dom/server';
import { ChangePasswordView } from './change-password.view.tsx';
import { ForgotPasswordEmailView } from './forgot-password-email.view.tsx';
import { ForgotPasswordResetView } from './forgot-password-reset.view.tsx';
import { LoginView } from './login.view.tsx';
import { placeholders } from './page-values.ts';
import { SecondFactorView } from './second-factor.view.tsx';
import { signInPages } from './sign-in.pages.ts';

const views = {
  ChangePasswordView,
  ForgotPasswordEmailView,
  ForgotPasswordResetView,
  LoginView,
  SecondFactorView,
} satisfies Record<(typeof signInPages)[number]['view'], unknown>;

/** The sign-in pages as HTML, with the server's placeholders in them; rendered once, by the build. */
export const renderDocuments = (): { view: string; title: string; html: string }[] =>
  signInPages.map(({ view, title }) => {
    const View = views[view];
    return { view, title, html: renderToStaticMarkup(<View values={placeholders} />) };
  });
