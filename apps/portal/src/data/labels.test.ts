import { FIRST_LABELS } from '@quickportal/contracts/rules/texts/labels';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { labelOf, titleOf } from '../pages/place.ts';
import { pages } from '../pages/registry.ts';
import { entriesOf, menuOf } from '../shell/sidebar/menu.ts';
import { facilityAdmin, staffInCommunity } from '../storybook/sessions.ts';
import { keepLabels, labelled } from './labels.ts';
import { messageOf, ProblemError } from './problem.ts';

const schools = { ...FIRST_LABELS, supplierLabelSingular: 'School', supplierLabelPlural: 'Schools' };
beforeEach(() => keepLabels(schools));
afterEach(() => keepLabels());

const says = (text: string): boolean => /\bbusiness(?:es)?\b/i.test(text);

describe('a portal whose businesses are schools', () => {
  it('says "business" in no title of a page [2C114]', () => {
    const titles = pages.flatMap((page) => [titleOf(page), labelOf(page)]);
    expect(titles.filter(says)).toEqual([]);
    expect(titles).toContain('Fraud guard rules of a school');
  });

  it('says it in no menu', () => {
    const entries = [facilityAdmin, staffInCommunity].flatMap((session) => menuOf(session).flatMap(entriesOf));
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.map(({ label }) => label).filter(says)).toEqual([]);
  });

  it('says it in no refusal, but keeps the names in one', () => {
    const detail = 'Choose at least one of your businesses. Bay Business Hub is disabled.';
    expect(messageOf(new ProblemError({ type: 'x', title: 'Invalid', status: 422, detail, requestId: '' }))).toBe(
      'Choose at least one of your schools. Bay Business Hub is disabled.',
    );
  });

  it('is one whose businesses are businesses again, without a community', () => {
    keepLabels(undefined);
    expect(labelled('All businesses')).toBe('All businesses');
  });
});
