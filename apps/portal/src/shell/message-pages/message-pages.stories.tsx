import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LooseMessagePage } from '../../layout/page/message-page.tsx';
import { portalStory } from '../../storybook/portal-story.tsx';
import { facilityViewer, staffAdmin, viewingAs } from '../../storybook/sessions.ts';
import BadParameters from './bad-parameters.tsx';
import ChooseCommunityPage from '../community/choose-community-page.tsx';
import { CommunityChooserView } from '../community/community-chooser.view.tsx';
import { ElsewhereView } from '../community/elsewhere.view.tsx';
import NoAccess from './no-access.tsx';
import NotFoundPage from './not-found-page.tsx';
import { NotThere } from './not-there.tsx';
import ProductOff from './product-off.tsx';
import { PageFailedMessage, PageOutdated } from './page-failed.tsx';
import { StartFailed } from './start-failed.tsx';

const meta = {
  title: 'Screens/Messages',
  component: LooseMessagePage,
  args: { icon: null, title: '' },
  decorators: [portalStory({ session: facilityViewer, view: 'CustomerSerchView' })],
} satisfies Meta<typeof LooseMessagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page name with no page is an error, with a way home. */
export const NoSuchPage: Story = {
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByText('CustomerSerchView')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/HomeView');
  },
};

/** The page belongs to a product that the facility has not switched on. */
export const ProductIsOff: Story = {
  render: () => <ProductOff title="PayTo Agreements" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'PayTo Agreements is not switched on' })).toBeVisible();
    await expect(canvas.getByText(/is switched off for Harbour City Utilities/)).toBeVisible();
  },
};

export const DoesNotExist: Story = { render: () => <NotThere /> };

const addressInCommunity = (communityId: number) => `/CustomerDetailsView?CustomerId=5&CommunityId=${communityId}`;
const kiwi = { communityId: 20, communityName: 'Kiwi Fitness Group' };

/** Staff followed a link that names the wrong community. */
export const BelongsElsewhere: Story = {
  render: () => <ElsewhereView noun="customer" communities={[kiwi]} addressIn={addressInCommunity} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This customer belongs to Kiwi Fitness Group' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in Kiwi Fitness Group' })).toHaveAttribute(
      'href',
      '/CustomerDetailsView?CustomerId=5&CommunityId=20',
    );
  },
};

/** A receipt number that several communities gave out. */
export const BelongsToSeveral: Story = {
  render: () => (
    <ElsewhereView
      noun="transaction"
      communities={[kiwi, { communityId: 30, communityName: 'Northern Rivers Shire Council' }]}
      addressIn={addressInCommunity}
    />
  ),
  play: async ({ canvas }) => expect(await canvas.findAllByRole('link', { name: /^Open in / })).toHaveLength(2),
};

export const NoRight: Story = { render: () => <NoAccess title="Add customer" /> };

export const NoRightWhileViewingAs: Story = {
  decorators: [portalStory({ session: viewingAs })],
  render: () => <NoAccess title="Add customer" />,
};

/** Says which parameter and why. */
export const BadLink: Story = {
  render: () => (
    <BadParameters
      title="Customer details"
      problems={[
        { name: 'CustomerId', problem: 'is missing.' },
        { name: 'page', problem: 'must be a whole number from 1 to 100000.' },
      ]}
    />
  ),
  play: async ({ canvas }) => expect(await canvas.findByText('CustomerId')).toBeVisible(),
};

const onRetry = fn();

/** A broken page leaves the rest of the portal usable. */
export const Broken: Story = {
  render: () => <PageFailedMessage title="Customer details" requestId="mzq4k1c8d0aa2f17" onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Outdated: Story = { render: () => <PageOutdated /> };

export const DidNotStart: Story = {
  render: () => (
    <StartFailed
      message="The portal cannot be reached. Check your connection and try again."
      requestId={undefined}
      retrying={false}
      onRetry={onRetry}
    />
  ),
};

/** Staff opened a page that shows one community. */
export const ChooseCommunity: Story = {
  decorators: [portalStory({ session: staffAdmin })],
  render: () => <ChooseCommunityPage title="Customer search" />,
};

const onChoose = fn();

/** Before anything is typed, the communities opened last come first. */
export const RecentCommunities: Story = {
  render: () => (
    <div className="w-96 max-w-full rounded-3 border border-line bg-surface">
      <CommunityChooserView
        text=""
        onTextChange={fn()}
        status=""
        chosen={null}
        recent={[{ id: 20, name: 'Kiwi Fitness Group' }]}
        onChoose={onChoose}
        communities={[
          { communityId: 10, communityCode: 'HARBOUR', communityName: 'Harbour City Utilities', currency: 'AUD' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('option');
    await expect(first).toHaveTextContent('Kiwi Fitness Group');
    await userEvent.type(canvas.getByRole('combobox'), '{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith(20);
  },
};

export const Communities: Story = {
  render: () => (
    <div className="w-96 max-w-full rounded-3 border border-line bg-surface">
      <CommunityChooserView
        text=""
        onTextChange={fn()}
        status=""
        chosen={10}
        recent={[]}
        onChoose={onChoose}
        communities={[
          { communityId: 10, communityCode: 'HARBOUR', communityName: 'Harbour City Utilities', currency: 'AUD' },
          { communityId: 20, communityCode: 'KIWIFIT', communityName: 'Kiwi Fitness Group', currency: 'NZD' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), '{ArrowDown}{ArrowDown}{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith(20);
    await userEvent.click(canvas.getByRole('option', { name: /Leave community/ }));
    await expect(onChoose).toHaveBeenLastCalledWith(null);
  },
};
