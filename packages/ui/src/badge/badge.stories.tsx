import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Check, CirclePause, Clock, KeyRound, RefreshCw, Star, TriangleAlert, X } from 'lucide-react';
import { guide } from '../story-kit/story-kit.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: guide({
    what: 'The status of a thing in a word, with icon and colour as help. success: active, approved. info: under way. warning: needs attention soon. danger: failed, stopped. neutral: off.',
    use: [
      'Let the word say it; icon and colour only help. A status has one look: Foundations, Statuses.',
      '`accent` for what was chosen (Default), `outline` for a property (Tokenised).',
    ],
    avoid: ['For counts (Count) or for things to press (Chip).', 'A status colour as decoration.'],
  }),
  args: { children: 'Disabled' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One meaning per colour, everywhere in the portal. */
export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="success">Success</Badge>
      <Badge tone="info">Info</Badge>
      <Badge tone="warning">Warning</Badge>
      <Badge tone="danger">Danger</Badge>
      <Badge tone="neutral">Neutral</Badge>
      <Badge tone="accent">Accent</Badge>
    </div>
  ),
};

export const WithIcon: Story = { args: { tone: 'success', icon: <Check />, children: 'Enabled' } };

/** A property rather than a status. */
export const Outline: Story = { args: { outline: true, icon: <KeyRound />, children: 'Tokenised' } };

export const ExampleStatuses: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="success" icon={<Check />}>
        Active
      </Badge>
      <Badge tone="info" icon={<Clock />}>
        Pending
      </Badge>
      <Badge tone="info" icon={<RefreshCw />}>
        Processing
      </Badge>
      <Badge tone="danger" icon={<CirclePause />}>
        Suspended
      </Badge>
      <Badge tone="danger" icon={<X />}>
        Rejected
      </Badge>
      <Badge tone="danger" icon={<Ban />}>
        Cancelled
      </Badge>
      <Badge tone="accent" icon={<Star />}>
        Default
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert />}>
        Expiring soon
      </Badge>
      <Badge icon={<Ban />}>Disabled</Badge>
    </div>
  ),
};
