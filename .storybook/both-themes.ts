import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { AfterEach } from 'storybook/internal/types';
import { colourRules } from '../scripts/colour-rules.ts';
import { findElementsToJudge, judgedElements, type AxeFindings } from '../scripts/other-theme-colours.ts';

/** The test runner sets this variable; in the browser of a person it does not exist. */
export const underTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/**
 * A story's check by axe, and of the same page in the other theme what colours can break: computed, and by axe where
 * that is not certain. The add-on's own hook runs after this one, and is off (`a11y.manual`).
 */
export const checkThemes: AfterEach = async (story) => {
  if (!underTest) return;
  const context = { ...story, globals: { ...story.globals, a11y: { manual: false } } };
  await checkAccessibility(context);
  const findings = context.reporting.reports.findLast(({ type }) => type === 'a11y')?.result as AxeFindings | undefined;
  // No check was wanted, or it ended with an error, which is reported
  if (findings?.passes === undefined) return;
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const theme = shown === 'dark' ? 'light' : 'dark';
  const found = findElementsToJudge({ judged: judgedElements(findings), theme });
  if (found.length === 0) return;
  dataset['theme'] = theme;
  try {
    const a11y = {
      ...context.parameters['a11y'],
      ...(found !== 'page' && { context: { include: found } }),
      options: { runOnly: { type: 'rule', values: colourRules } },
    };
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
  } finally {
    dataset['theme'] = shown;
  }
};
