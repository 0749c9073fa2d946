import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { CommunityAdministrationView } from './community-administration.view.tsx';

const meta = {
  title: 'Screens/Community administration',
  component: CommunityAdministrationView,
  decorators: [portalStory({ view: 'CommunityAdministrationView', session: staffInCommunity })],
  args: {
    communityName: 'Harbour City Utilities',
    started: {},
    canOpenMessages: true,
    hasCustomReports: true,
    starting: null,
    onStart: fn(),
  },
} satisfies Meta<typeof CommunityAdministrationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each report has a card with its name. */
// Shows [3R125 3M014 3M015]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Expired Cards Report' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'User Access Report' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start Customer Snapshot File' }));
    await expect(args.onStart).toHaveBeenCalledWith('reports.generateCustomerSnapshotFile', 'CUSTOMER_SNAPSHOT_FILE');
  },
};

/** Where nothing is defined, the card of custom reports says so instead of starting one. */
export const WithoutCustomReports: Story = {
  args: { hasCustomReports: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This community has defined no reports of its own.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start Custom Report' })).not.toBeInTheDocument();
  },
};

/** A report was started: the service message has its file once it is written. */
// Shows [3R480 3M068]
export const Started: Story = {
  args: {
    started: {
      TRANSACTION_CSV_REPORT: { success: true, serviceMessageId: 8_000_112, errorMessage: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Service successfully triggered.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Service message 8000112' })).toHaveAttribute(
      'href',
      expect.stringContaining('ServiceMessageDetailView?serviceMessageId=8000112'),
    );
  },
};

/** The same report is still being written. */
// Shows [3R481]
export const Refused: Story = {
  args: {
    started: {
      USER_ACCESS_REPORT: {
        success: false,
        serviceMessageId: 8_000_110,
        errorMessage: 'This report is being written already, as message 8000110.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This report is being written already');
  },
};

export const Starting: Story = {
  args: { starting: 'reports.generateMerchantDefinitionFile' },
};
