import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { navigationOf } from '../../shell/navigation-model.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { facilityAdmin, facilityViewer, staffAdmin, withoutRights } from '../../storybook/sessions.ts';
import { HomeView } from './home.view.tsx';

const jobs = (session: typeof facilityAdmin) => navigationOf(session).filter(({ group }) => group !== null);
const now = new Date('2026-11-20T01:14:00Z');

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  decorators: [portalStory()],
  args: { session: facilityAdmin, sections: jobs(facilityAdmin), now },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FacilityAdmin: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good afternoon, Dana' })).toBeVisible();
    await expect(canvas.getByText('Friday 20 Nov 2026, Harbour City Utilities')).toBeVisible();
  },
};

export const FacilityViewer: Story = { args: { session: facilityViewer, sections: jobs(facilityViewer) } };

export const Staff: Story = { args: { session: staffAdmin, sections: jobs(staffAdmin) } };

export const WithoutRights: Story = { args: { session: withoutRights, sections: [] } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
