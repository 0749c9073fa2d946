import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangePasswordView } from './change-password.view.tsx';
import { ForgotPasswordEmailView } from './forgot-password-email.view.tsx';
import { ForgotPasswordResetView } from './forgot-password-reset.view.tsx';
import { LoginView } from './login.view.tsx';
import type { PageValues } from './page-values.ts';
import { SecondFactorView } from './second-factor.view.tsx';

const values: PageValues = {
  base: '',
  csrfToken: 'c',
  demo: 'false',
  sandboxes: 'true',
  error: '',
  notice: '',
  returnTo: '',
};

const meta = {
  title: 'Screens/Sign in',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  args: { values },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plain HTML: a form that posts to AuthAction. */
export const Login: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Login name')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/AuthAction');
    await expect(canvas.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/ForgotPasswordEmailView',
    );
    await expect(canvas.queryByRole('region', { name: 'Demo sign-ins' })).toBeNull();
  },
};

export const LoginFailed: Story = {
  args: { values: { ...values, error: 'sign-in-failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The login name or password is not correct.');
  },
};

/** The session was the oldest of more than a user may have. */
export const LoginAfterTooManySessions: Story = {
  args: { values: { ...values, error: 'session-limit' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You signed in elsewhere while 10 sessions were open, so this one, the oldest, has ended.',
    );
  },
};

/** An installation without sandboxes has no link to them. */
export const LoginWithoutSandboxes: Story = {
  args: { values: { ...values, sandboxes: 'false' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgotten your password?' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Try it in a sandbox' })).not.toBeInTheDocument();
  },
};

export const LoginAfterSigningOut: Story = {
  args: { values: { ...values, notice: 'signed-out' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are signed out.'),
};

/** A demo database offers its sign-ins. */
export const LoginInDemo: Story = {
  args: { values: { ...values, demo: 'true', returnTo: '/CustomerSearchView' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Demo sign-ins' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^staff.support/ })).toHaveAttribute('value', 'staff.support');
    for (const input of canvasElement.querySelectorAll('input[name=returnTo]'))
      await expect(input).toHaveValue('/CustomerSearchView');
  },
};

export const LoginOnPhone: Story = { ...LoginInDemo, globals: { viewport: { value: 'phone' } } };

/** Asks for the address that the link is sent to. */
export const ForgotPassword: Story = {
  render: (args) => <ForgotPasswordEmailView {...args} />,
  play: async ({ canvas }) => expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email'),
};

export const ForgotPasswordSent: Story = {
  render: (args) => <ForgotPasswordEmailView {...args} />,
  args: { values: { ...values, notice: 'mail-sent' } },
};

export const ResetPassword: Story = { render: (args) => <ForgotPasswordResetView {...args} /> };

export const ResetPasswordLinkExpired: Story = {
  render: (args) => <ForgotPasswordResetView {...args} />,
  args: { values: { ...values, error: 'link-expired' } },
};

export const ChangePassword: Story = { render: (args) => <ChangePasswordView {...args} /> };

export const ChangePasswordRefused: Story = {
  render: (args) => <ChangePasswordView {...args} />,
  args: { values: { ...values, error: 'password-refused' } },
};

export const SecondFactor: Story = { render: (args) => <SecondFactorView {...args} /> };

export const SecondFactorCodeWrong: Story = {
  render: (args) => <SecondFactorView {...args} />,
  args: { values: { ...values, error: 'code-wrong' } },
};
