/** What the programs of a facility are written with, and how forms name it. */
export const technologyTitles = {
  JAVA: 'Java',
  JAVA_LEGACY: 'Java before version 8u301',
  DOT_NET: '.NET',
  COM: 'COM',
  NODE: 'Node.js',
  PHP: 'PHP',
  PYTHON: 'Python',
  OTHER: 'Other',
} as const;
export type Technology = keyof typeof technologyTitles;
export const technologies = Object.keys(technologyTitles) as [Technology, ...Technology[]];

const legacy: ReadonlySet<Technology> = new Set(['JAVA_LEGACY', 'DOT_NET', 'COM']);

/** Whether its earlier client software must be upgraded, and its certificates have RSA keys. */
export const isLegacyTechnology = (technology: Technology): boolean => legacy.has(technology);

export const UPGRADE_TEXT = 'Upgrade to version 11.0 or higher';
