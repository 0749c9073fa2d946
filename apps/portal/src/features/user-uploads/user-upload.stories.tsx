import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { wrongUsers } from './user-uploads.fixtures.ts';
import { UserUploadView } from './user-upload.view.tsx';

const meta = {
  title: 'Screens/Users in bulk/Paste',
  component: UserUploadView,
  decorators: [portalStory({ view: 'UserUploadView' })],
  args: {
    text: '',
    onTextChange: fn(),
    check: { errors: [], errorsCount: 0 },
    isBusy: false,
    onNext: fn(),
  },
} satisfies Meta<typeof UserUploadView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what is pasted and what comes next; Next waits for text. */
// Shows [2R084 2R087 2M072]
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByText(/Login Name, Full Name, Email, Phone, with no heading row/)).toBeVisible();
    await expect(canvas.getByText(/Only roles that you hold can be assigned/)).toBeVisible();
  },
};

/** Each error has its line, column and value; the text stays. */
export const Wrong: Story = {
  args: { text: 'ana.silva,Ana Silva,ana.silva,', check: wrongUsers },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are errors in the data you entered.')).toBeVisible();
    await expect(canvas.getByText('kiwi.admin')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('ana.silva,Ana Silva,ana.silva,');
  },
};

export const OnPhone: Story = { args: { text: 'x', check: wrongUsers }, globals: { viewport: { value: 'phone' } } };
