import { ForgotPasswordForm } from '@quickportal/contracts/access/sign-in';
import { requestResetLink } from '../engines/auth/passwords/reset-links.ts';
import { pageWith, step } from './step.ts';

/** `POST {base}/AuthAction/forgot-password`. The response is the same whether there is an account or not. */
export const forgotPassword = step({
  path: '/forgot-password',
  form: ForgotPasswordForm,
  guard: 'same-origin',
  failurePage: 'ForgotPasswordEmailView',
  async act({ services, origin, body, now, devices }) {
    await requestResetLink(services, { email: body.email, origin, devices }, now);
    return { status: 202, body: {}, page: pageWith('ForgotPasswordEmailView', { notice: 'mail-sent' }) };
  },
});
