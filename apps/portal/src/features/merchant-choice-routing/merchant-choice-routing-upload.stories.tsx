import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { wrongLines } from './merchant-choice-routing.fixtures.ts';
import { MerchantChoiceRoutingUploadView } from './merchant-choice-routing-upload.view.tsx';

const meta = {
  title: 'Screens/Merchant choice routing',
  component: MerchantChoiceRoutingUploadView,
  decorators: [portalStory({ view: 'MerchantChoiceRoutingUploadView' })],
  args: {
    text: '',
    onTextChange: fn(),
    check: { errors: [], errorsCount: 0 },
    isBusy: false,
    onNext: fn(),
    onExport: fn(),
    onHelp: fn(),
    settings: null,
  },
} satisfies Meta<typeof MerchantChoiceRoutingUploadView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Next waits for text. */
// Shows [2R293]
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByText('Enabling merchant choice routing does not guarantee cost savings.')).toBeVisible();
  },
};

/** Each error has its line, column and value; the text stays. */
export const Wrong: Story = {
  args: { text: 'HCW,22814411,ALL,,NONE,\nHCG,22814981,NONE,,THRESHOLD_AND_ABOVE,0', check: wrongLines },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('There are errors in the data you entered.')).toBeVisible();
    await expect(canvas.getByText('Visa Threshold Amount')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** Of very many errors the first are shown. */
export const VeryWrong: Story = {
  args: { text: 'HCW', check: { ...wrongLines, errorsCount: 5_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first 2 of 5,000 errors are shown. Nothing was saved.')).toBeVisible();
  },
};

export const OnPhone: Story = { args: { text: 'HCW', check: wrongLines }, globals: { viewport: { value: 'phone' } } };
