import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { mockServer } from '../../storybook/mock-server.ts';
import { enhance } from './enhance.ts';
import { ForgotPasswordEmailView } from './forgot-password-email.view.tsx';
import { LoginView } from './login.view.tsx';
import type { PageValues } from './page-values.ts';
import { SecondFactorView } from './second-factor.view.tsx';
import { showRecoveryCodes } from './second-factor.ts';

const values: PageValues = {
  base: '',
  csrfToken: 'c',
  demo: 'false',
  sandboxes: 'true',
  error: '',
  notice: '',
  returnTo: '',
};
const views = { LoginView, ForgotPasswordEmailView, SecondFactorView };
let server: ReturnType<typeof mockServer>;

/** The page as the browser has it once the script ran. */
function Enhanced({ view, query = '' }: { view: keyof typeof views; query?: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const View = views[view];
  // Before anyone types: a passive effect may come after the play function began
  useLayoutEffect(() => {
    const page = frame.current?.querySelector<HTMLElement>('#page');
    if (page) enhance(page, new URLSearchParams(query));
    return () => void delete document.documentElement.dataset['enhanced'];
  }, [query]);
  return (
    <div ref={frame}>
      <View values={values} />
    </div>
  );
}

const meta = {
  title: 'Screens/Sign in with script',
  component: Enhanced,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { view: 'LoginView' },
  beforeEach: () => {
    server = mockServer();
    return () => server.stop();
  },
} satisfies Meta<typeof Enhanced>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The login name stays, the password is typed again. */
export const RefusedInPlace: Story = {
  play: async ({ canvas }) => {
    const refused = { status: 401, type: 'sign-in-failed', title: 'The login name or password is not correct.' };
    server.respond('AuthAction', refused, 'offline');
    await userEvent.type(canvas.getByLabelText('Login name'), 'facility.admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The login name or password is not correct.');
    await expect(canvas.getByLabelText('Login name')).toHaveValue('facility.admin');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(server.heard[0]?.body).toBe('{"loginName":"facility.admin","password":"wrong"}');
    await userEvent.keyboard('again{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The portal cannot be reached.'));
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'Demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password', pressed: true }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};

export const HintsAtCapsLock: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    const press = (capsLock: boolean) =>
      password.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: capsLock }));
    press(true);
    await expect(canvas.getByText('Caps lock is on.')).toBeVisible();
    press(false);
    await expect(canvas.getByText('Caps lock is on.')).not.toBeVisible();
    press(true);
  },
};

/** The same answer whether there is an account or not. */
export const MailSent: Story = {
  args: { view: 'ForgotPasswordEmailView' },
  play: async ({ canvas }) => {
    server.respond('AuthAction/forgot-password', { data: {} });
    await userEvent.type(canvas.getByLabelText('Email'), 'dana.petrov@example.com{Enter}');
    await expect(await canvas.findByText(/If there is an account with this address/)).toBeVisible();
  },
};

/** The first sign-in that needs a second factor sets it up. */
export const SetsUpTheSecondFactor: Story = {
  args: { view: 'SecondFactorView', query: 'setUp=true' },
  beforeEach: () => {
    server.respond('AuthAction/second-factor/set-up', {
      data: {
        secret: 'JBSWY3DPEHPK3PXP',
        address: 'otpauth://x',
        qrCode: { size: 5, path: 'M0 0h5v5h-5zM1 1v3h3v-3z' },
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'QR code for the authenticator app' })).toHaveAttribute(
      'viewBox',
      '-4 -4 13 13',
    );
  },
};

export const ShowsRecoveryCodes: Story = {
  args: { view: 'SecondFactorView' },
  play: async ({ canvas }) => {
    showRecoveryCodes(['AAAAA-BBBBB', 'CCCCC-DDDDD'], '/CustomerSearchView');
    await expect(canvas.getByText('AAAAA-BBBBB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'I have saved them' })).toHaveAttribute(
      'href',
      '/CustomerSearchView',
    );
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};
