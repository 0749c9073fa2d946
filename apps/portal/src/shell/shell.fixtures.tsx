import { fn } from 'storybook/test';
import { portalStory } from '../storybook/portal-story.tsx';
import { facilityAdmin } from '../storybook/sessions.ts';
import { Shell } from './shell.tsx';

/** What stories of the shell begin with: the search of customers of a facility's administrator. */
export const shellStory = {
  component: Shell,
  parameters: { layout: 'fullscreen' },
  decorators: [portalStory({ view: 'CustomerSearchView' })],
  args: { session: facilityAdmin, onChooseCommunity: fn(), onSignOut: fn(), onStopViewAs: fn() },
};
