import { Skeleton } from '@quickportal/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProblemError } from '../data/problem.ts';
import { portalStory } from '../storybook/portal-story.tsx';
import { QueryResult } from './query-result.tsx';

const problem = (status: number, title: string) =>
  new ProblemError({ type: 'about:blank', title, status, requestId: 'mzq4k1c8d0aa2f17' });
const retry = fn();
const waiting = { data: undefined, error: null, isFetching: true, refetch: retry };

const meta = {
  title: 'Layout/Query result',
  component: QueryResult<string>,
  decorators: [portalStory()],
  args: {
    query: { ...waiting, data: 'Margaret Olsson', isFetching: false },
    skeleton: <Skeleton className="w-60" />,
    failed: 'The customer did not load',
    children: (name: string) => <p>{name}</p>,
  },
} satisfies Meta<typeof QueryResult<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Margaret Olsson')).toBeVisible();
  },
};

/** Before the first response: the shape of what comes. */
export const Loading: Story = {
  args: { query: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Margaret Olsson')).toBeNull();
  },
};

/** Says what did not load and why, with the request id for the help desk, and can be tried again. */
export const Failed: Story = {
  // In the render: args are copied, and an error would not stay one
  render: (args) => (
    <QueryResult
      {...args}
      query={{ ...waiting, error: problem(503, 'The service is not available right now.'), isFetching: false }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The customer did not load' })).toBeVisible();
    await expect(canvas.getByText(/The service is not available right now\./)).toBeVisible();
    await expect(canvas.getByText(/mzq4k1c8d0aa2f17/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /try again|retry/i }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** The one thing that a page is about does not exist: the whole page says so. */
export const NotThere: Story = {
  render: (args) => (
    <QueryResult {...args} whole query={{ ...waiting, error: problem(404, 'Not found'), isFetching: false }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'The customer did not load' })).toBeNull();
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};
