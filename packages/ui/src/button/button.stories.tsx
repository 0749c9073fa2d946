import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';

const meta = { title: 'Components/Button', component: Button, args: { children: 'Save' } } satisfies Meta<
  typeof Button
>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
