import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { ExportLine } from './running-exports.tsx';

const meta = {
  title: 'Layout/Running exports',
  component: ExportLine,
  decorators: [portalStory({ view: 'CustomerSearchView' })],
  args: { title: 'Customers', rowsDone: 54_000, rowsTotal: 120_000 },
} satisfies Meta<typeof ExportLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Exporting customers… 54,000 of 120,000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My exports' })).toHaveAttribute(
      'href',
      expect.stringContaining('ExportsView'),
    );
  },
};

/** Before the rows are counted. */
export const Counting: Story = { args: { rowsDone: 0, rowsTotal: null } };
