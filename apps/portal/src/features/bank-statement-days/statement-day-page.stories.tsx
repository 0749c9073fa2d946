import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { openDay } from './statement-day.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('bankStatementDays.get', { data: openDay });
});

const meta = {
  ...page.meta,
  title: 'Screens/Statement day/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/StatementDayView?AccountId=301&Day=2026-11-19' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address names account and day. */
export const Named: Story = {
  play: async () => {
    await expect(await pageHeading('19 Nov 2026, Water receipts')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close day' })).toBeVisible();
    await expect(page.server().heard.some(({ body }) => body.includes('"statementDate":"2026-11-19"'))).toBe(true);
  },
};
