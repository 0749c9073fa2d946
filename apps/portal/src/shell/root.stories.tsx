import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { queryClient } from '../data/connection/trpc.ts';
import { PortalAt, portalServer, type PortalServer } from '../storybook/portal-at.tsx';
import { facilityAdmin, facilityViewer } from '../storybook/sessions.ts';

let server: PortalServer;

const profile = {
  systemUserId: 101,
  loginName: 'facility.admin',
  fullName: 'Dana Petrov',
  email: 'dana.petrov@example.com',
  phoneNumber: null,
  kind: 'CLIENT',
  roles: [],
  passwordChangedAt: null,
  secondFactor: { enabled: false, enabledAt: null, required: false, recoveryCodesLeft: 0 },
  lastSignInAt: null,
};
const here = {
  sessionId: 1,
  current: true,
  ip: '203.0.113.7',
  userAgent: 'Firefox/142.0',
  createdAt: '2026-11-19T22:05:00.000Z',
  lastActivityAt: '2026-11-20T01:12:00.000Z',
  expiresAt: '2026-11-20T10:05:00.000Z',
  viewingAs: null,
};

const meta = {
  title: 'Screens/Portal',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/HomeView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('myProfile.get', { data: profile });
    server.respond('myProfile.listSessions', { data: { items: [here, { ...here, sessionId: 2, current: false }] } });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

// The first page of a run is compiled while it is waited for
const patience = { timeout: 10_000 };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, patience);

/** The page name selects the page, in any case; the document has its title. */
// Shows [1R029 1R033]
export const OpensThePage: Story = {
  args: { address: '/myprofileview' },
  play: async () => {
    await expect(await heading('My profile')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('My profile · QuickPortal'));
  },
};

/** Opening another page moves the focus to its heading and names it. */
export const MovesTheFocus: Story = {
  play: async ({ canvas }) => {
    await heading(/^Good /);
    await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'My profile' }));
    await waitFor(async () => expect(await heading('My profile')).toHaveFocus());
    await expect(document.title).toBe('My profile · QuickPortal');
  },
};

/** A button that goes once it was pressed, as "Void" does, leaves the focus to the heading of its page. */
export const KeepsTheFocus: Story = {
  play: async ({ canvas }) => {
    const title = await heading(/^Good /);
    const button = document.createElement('button');
    button.textContent = 'Void';
    canvas.getByRole('main').append(button);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveFocus());
    button.remove();
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** A name with no page is an error; the rest of the portal stays usable. */
// Shows [1R030]
export const NoSuchPage: Story = {
  args: { address: '/CustomerSerchView' },
  play: async ({ canvas }) => {
    await expect(await heading('Page not found')).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Home' }));
    await expect(await heading(/^Good /)).toBeVisible();
  },
};

/** Identifiers come from the query string, in any case. */
// Shows [1R031]
export const GivenParameter: Story = {
  args: { address: '/CustomerDetailsView?customerid=1048217' },
  play: async () => {
    const request = () => server.heard.filter(({ call }) => call === 'customers.get');
    await waitFor(() => expect(request()[0]?.body).toContain('"customerId":1048217'), patience);
  },
};

/** Without one the page says so. */
// Shows [1R031]
export const MissingParameter: Story = {
  args: { address: '/CustomerDetailsView?tab=activity' },
  play: async () => {
    await expect(await heading('This link is not valid')).toBeVisible();
    await expect(screen.getByText('CustomerId')).toBeVisible();
  },
};

export const NoRight: Story = {
  args: { address: '/NewCustomerView' },
  play: async () => {
    server.respond('session.get', { data: facilityViewer });
    await queryClient.resetQueries();
    await expect(await heading('You do not have access to Add customer')).toBeVisible();
  },
};

const signOutThere = async () => userEvent.click(await screen.findByRole('button', { name: 'Sign out' }, patience));
const passwordDialog = () => screen.findByRole('dialog', { name: 'Enter your password to continue' }, patience);

/** The call is held, and repeated with the same key once the password was entered. */
export const PasswordAgain: Story = {
  args: { address: '/MyProfileView' },
  play: async () => {
    server.respond('myProfile.endSession', { status: 401, type: 'reauthentication-required' }, { data: null });
    server.respond(
      'AuthAction/reauthenticate',
      { status: 422, type: 'validation-failed', title: 'This password is not correct.' },
      { data: { next: 'home' } },
    );
    await signOutThere();
    const dialog = within(await passwordDialog());
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await dialog.findByText('This password is not correct.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Password'));
    await userEvent.type(dialog.getByLabelText('Password'), 'Demo-portal-2026{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(server.heard.filter(({ call }) => call === 'myProfile.endSession')).toHaveLength(2));
    const [first, second] = server.heard.filter(({ call }) => call === 'myProfile.endSession');
    await expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    await expect(second?.body).toBe(first?.body);
  },
};

/** The session ended elsewhere: the call is held, and repeated with the same key once the user signed in again. */
export const SignInAgain: Story = {
  args: { address: '/MyProfileView' },
  play: async () => {
    server.respond(
      'myProfile.endSession',
      { status: 401, type: 'unauthenticated', detail: 'You signed in elsewhere, so this session has ended.' },
      { data: null },
    );
    server.respond(
      'AuthAction',
      { status: 401, type: 'sign-in-failed', title: 'The login name or password is not correct.' },
      { data: { next: 'second-factor' } },
    );
    server.respond('AuthAction/second-factor', { data: { next: 'home' } });
    server.respond('rest/internal/session', { data: facilityAdmin });
    await signOutThere();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again to continue' }, patience));
    await expect(dialog.getByText(/You signed in elsewhere, so this session has ended\. Sign in as/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await dialog.findByText('The login name or password is not correct.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Password'), '{Enter}');
    await userEvent.type(await dialog.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = () => server.heard.filter(({ call }) => call === 'myProfile.endSession');
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent();
    await expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  },
};

/** The session works for another person than the tab: the page is covered, and goes on when that has ended. */
export const ViewingElsewhere: Story = {
  args: { address: '/MyProfileView' },
  play: async () => {
    server.respond('myProfile.endSession', { status: 409, type: 'other-community' }, { data: null });
    const viewing = { ...facilityViewer, viewedBy: facilityAdmin.user };
    server.respond('rest/internal/session', { data: viewing }, { data: facilityAdmin });
    server.respond('rest/internal/view-as', { data: null });
    await signOutThere();
    const dialog = within(await screen.findByRole('dialog', { name: /You are viewing as Priya Nair/ }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop viewing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.heard.filter(({ call }) => call === 'myProfile.endSession');
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    await expect(sent[0]?.headers.get('x-view-as')).toBe('none');
    await expect(sent[0]?.headers.get('x-user-id')).toBe('101');
  },
};

/** Another user signed in: nothing of the page is left. */
export const AnotherPersonSignedIn: Story = {
  args: { address: '/MyProfileView' },
  play: async () => {
    server.respond('myProfile.endSession', { status: 409, type: 'other-community' });
    server.respond('rest/internal/session', { data: facilityViewer });
    await signOutThere();
    await expect(await screen.findByRole('dialog', { name: 'Priya Nair is signed in' }, patience)).toBeVisible();
    await expect(screen.queryByText('Where you are signed in')).toBeNull();
    await expect(screen.queryByRole('main', { hidden: true })).toBeNull();
  },
};

/** A link whose community is no number says so, and no call is made for it. */
export const JunkCommunity: Story = {
  args: { address: '/CustomerSearchView?CommunityId=abc' },
  play: async () => {
    await expect(await heading('This link is not valid')).toBeVisible();
    await expect(screen.getByText('CommunityId')).toBeVisible();
  },
};

/** The session's time without a call is over: the page is covered without asking the server. */
export const IdleForTooLong: Story = {
  args: { address: '/MyProfileView' },
  play: async () => {
    server.respond('session.get', { data: { ...facilityAdmin, idleTimeoutSeconds: 1 } });
    await queryClient.resetQueries();
    await expect(await passwordDialog()).toBeVisible();
  },
};

/** 500 to 599 and 400 to 499 show the generic error with the request id. */
// Shows [1R205 1R206]
export const GenericError: Story = {
  args: { address: '/MyProfileView' },
  play: async ({ canvas }) => {
    server.respond(
      'myProfile.endSession',
      { status: 500, type: 'internal', title: 'Something went wrong on our side.' },
      { status: 409, type: 'state-conflict', title: 'This is not possible in the current state.' },
    );
    await signOutThere();
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Something went wrong on our side.');
    await expect(notice).toHaveTextContent('mzq4k1c8d0aa2f17');
    await signOutThere();
    await expect(await canvas.findByText('This is not possible in the current state.')).toBeVisible();
  },
};

/** No answer at all: says so, and Retry brings the page. */
export const Offline: Story = {
  args: { address: '/MyProfileView' },
  play: async () => {
    server.respond('myProfile.get', 'offline', 'offline', { data: profile });
    await queryClient.resetQueries();
    await waitFor(() => expect(screen.getByText(/The portal cannot be reached/)).toBeVisible(), patience);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('Where you are signed in')).toBeVisible(), patience);
  },
};
