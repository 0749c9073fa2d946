import { expect, it } from 'vitest';
import { unlabelledLines } from './unlabelled.ts';

const FILE = 'apps/portal/src/features/users/user-details.view.tsx';

it('finds a text of the portal that says "business" whatever the facility calls it', () => {
  const source = [
    `<DescriptionItem term="Business">`,
    `<DescriptionItem term={labelled('Business')}>`,
    `Add business rules`,
    `title: labelled(`,
    `  'No business has rules of its own',`,
    `<h2>Businesses</h2>`,
    `import x from '@quickportal/contracts/card-schemes/business-card-schemes';`,
    `search: { businessId: [businessId] },`,
    `useMay('businesses.search');`,
    `area.name === 'Business'`,
    `lazy(() => import('./business-header.tsx'))`,
  ].join('\n');
  expect(unlabelledLines(FILE, source)).toEqual([1, 3, 6]);
});

it('looks at what users read only', () => {
  expect(unlabelledLines('apps/portal/src/features/users/user.stories.tsx', 'title="Business"')).toEqual([]);
  expect(unlabelledLines('apps/api/src/nouns/users/assignment.ts', `'Choose a business.'`)).toEqual([]);
});
