import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { failed, report } from './service-message.fixtures.ts';
import { ServiceMessageDetailView } from './service-message-detail.view.tsx';

const meta = {
  title: 'Screens/Service message',
  component: ServiceMessageDetailView,
  decorators: [portalStory({ view: 'ServiceMessageDetailView', session: staffInCommunity })],
  args: {
    message: failed,
    timeZone: 'Australia/Sydney',
    isHere: true,
    canResend: true,
    resending: false,
    error: undefined,
    onResend: fn(),
    fileHref: null,
  },
} satisfies Meta<typeof ServiceMessageDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It failed, its kind has a sender, and the person may act: it can be sent again. */
export const CanBeSentAgain: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The server responded with 503.')).toBeVisible();
    await expect(canvas.getByText('Failed after 12 attempts')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Customer 1048217' })).toHaveAttribute(
      'href',
      expect.stringContaining('CustomerDetailsView?CustomerId=1048217'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onResend).toHaveBeenCalled();
  },
};

/** Nothing sends its kind: that is said instead of a button. */
export const CannotBeSentAgain: Story = {
  args: { message: { ...failed, canBeResent: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Messages of this kind cannot be sent again.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};

export const ViewOnly: Story = {
  args: { canResend: false },
  play: async ({ canvas }) => {
    await canvas.findByText('The server responded with 503.');
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};

/** Another user was faster. */
export const Refused: Story = {
  args: { error: 'Only messages that failed can be sent again.' },
  play: async ({ canvas }) => {
    const [refusal] = await canvas.findAllByRole('alert');
    await expect(refusal).toHaveTextContent('Only messages that failed can be sent again.');
  },
};

/** A report of the platform for all communities, asked for by a person. */
export const OfThePlatform: Story = {
  args: {
    isHere: false,
    message: {
      ...failed,
      status: 'DELIVERED',
      communityId: null,
      communityName: null,
      businessId: null,
      businessName: null,
      doctypeCode: 'USER_ACCESS_REPORT',
      direction: 'INTERNAL',
      summary: 'Users and roles on 2026-11-01',
      objectType: null,
      objectId: null,
      attempts: 1,
      errorText: '',
      payload: null,
      createdByName: 'Tess Whitlock',
      canBeResent: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All communities')).toBeVisible();
    await expect(canvas.getByText('Requested by Tess Whitlock')).toBeVisible();
    await expect(canvas.getByText('The document was not stored.')).toBeVisible();
  },
};

export const Retrying: Story = {
  args: {
    message: {
      ...failed,
      status: 'RETRYING',
      attempts: 3,
      finishedAt: null,
      nextAttemptAt: '2026-11-20T04:00:00.000Z',
      canBeResent: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Attempted 3 times')).toBeVisible();
    await expect(canvas.getByText('Next attempt')).toBeVisible();
  },
};

/** A report was written: its file can be downloaded, and its rows and checksum compared. */
export const WithFile: Story = {
  args: { message: report, fileHref: '#file' },
  play: async ({ canvas }) => {
    const name = 'Download HARBOUR_TRANSACTIONS_20261119.csv';
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', '#file');
    await expect(canvas.getByText('1,284')).toBeVisible();
  },
};
