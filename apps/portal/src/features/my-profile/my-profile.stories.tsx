import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { portalStory } from '../../storybook/portal-story.tsx';
import { Enrolment } from './enrolment.view.tsx';
import { MyProfileView } from './my-profile.view.tsx';
import { RecoveryCodes } from './recovery-codes.view.tsx';
import { overlayStory } from '@quickportal/ui/story-kit';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1';
const session = {
  sessionId: 1,
  current: true,
  ip: '203.0.113.7',
  userAgent: chrome,
  createdAt: '2026-11-19T22:05:00.000Z',
  lastActivityAt: '2026-11-20T01:12:00.000Z',
  expiresAt: '2026-11-20T10:05:00.000Z',
  viewingAs: null,
};
const loaded = <T,>(data: T) => ({ data, error: null, isFetching: false, refetch: fn() });

const meta = {
  title: 'Screens/My profile',
  component: MyProfileView,
  decorators: [
    (Story) => (
      <>
        <PageHeader title="My profile" />
        <Story />
      </>
    ),
    portalStory({ view: 'MyProfileView' }),
  ],
  args: {
    profile: {
      systemUserId: 101,
      loginName: 'facility.admin',
      fullName: 'Dana Petrov',
      email: 'dana.petrov@example.com',
      phoneNumber: '0491 570 006',
      kind: 'CLIENT',
      roles: [
        { roleName: 'Facility administrator', businessName: null },
        { roleName: 'Cashier', businessName: 'Harbour City Water' },
      ],
      passwordChangedAt: '2026-09-01T04:00:00.000Z',
      secondFactor: { enabled: true, enabledAt: '2026-09-01T04:05:00.000Z', required: false, recoveryCodesLeft: 8 },
      lastSignInAt: '2026-11-19T22:05:00.000Z',
    },
    timeZone: 'Australia/Sydney',
    mayChange: true,
    sessions: loaded({
      items: [
        session,
        { ...session, sessionId: 2, current: false, ip: '198.51.100.23', userAgent: phone, viewingAs: 'Priya Nair' },
      ],
    }),
    endingSession: null,
    endingOthers: false,
    onEndSession: fn(),
    onEndOthers: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof MyProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Chrome on Windows')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onEndSession).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onOpen).toHaveBeenCalledWith('password');
  },
};

export const WithoutSecondFactor: Story = {
  args: {
    profile: {
      ...meta.args.profile,
      passwordChangedAt: null,
      secondFactor: { enabled: false, enabledAt: null, required: false, recoveryCodesLeft: 0 },
    },
    sessions: loaded({ items: [session] }),
  },
};

/** Whose profile it is, nothing to change, no sessions of another user. */
export const WhileViewingAs: Story = {
  args: { mayChange: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is the profile of Dana Petrov')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const SessionsFailed: Story = {
  args: { sessions: { data: undefined, error: new TypeError('Failed to fetch'), isFetching: false, refetch: fn() } },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Black on white in both themes. */
export const QrCode: Story = {
  render: () => (
    <Enrolment
      enrolment={{
        secret: 'JBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/x',
        qrCode: { size: 5, path: 'M0 0h5v5h-5zM1 1v3h3v-3z' },
      }}
    />
  ),
};

export const Codes: Story = {
  parameters: overlayStory,
  render: () => <RecoveryCodes codes={Array.from({ length: 10 }, (_, at) => `4f7a-9c2${at}-b1d8`)} onClose={fn()} />,
};
