import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Missing } from './missing.tsx';

const meta = {
  title: 'Components/Missing',
  component: Missing,
  parameters: guide({
    what: 'A value that is not there: a dash for the eye, none for the ear.',
    use: [
      'Wherever a cell or a description would stay blank.',
      'Say more where none leaves a doubt: No PayTo product.',
    ],
    avoid: ['For zero: zero is a value.'],
  }),
} satisfies Meta<typeof Missing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dash is hidden from screen readers, which hear the word instead. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('none')).toBeInTheDocument();
  },
};

/** Says what is missing where "none" would leave a doubt. */
export const OwnWords: Story = { args: { label: 'No PayTo product' } };
