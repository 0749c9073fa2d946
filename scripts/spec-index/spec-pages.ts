import path from 'node:path';
import { contracts } from '../../packages/contracts/src/registry.ts';
import { citationsOf } from './citations.ts';
import { findPlaces, type CitedIn, type Place } from './implementations.ts';
import { kinds, readRequirements, type Requirement, type RequirementKind } from './requirements.ts';
import { readSources } from './sources.ts';

export const FOLDER = 'docs/requirements';
const TESTS = 3;
const titles: Record<RequirementKind, string> = {
  calls: 'Calls',
  pages: 'Pages',
  entities: 'Entities',
  rules: 'Rules',
  messages: 'Messages',
  constants: 'Constants',
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const link = (file: string, label = path.posix.basename(file)): string =>
  `[${label}](${path.posix.relative(FOLDER, file)})`;
const placeCell = ({ file, name }: Place): string => (name ? `${link(file)} \`${name}\`` : link(file));

function testCell(citations: readonly CitedIn[]): string {
  const shown = citations.slice(0, TESTS).map(({ file, title }) => `${link(file)} ${cell(title)}`);
  const more = citations.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join('<br>');
}

/** The pages by file: for each item of the specification a line with its text, its code and its tests. */
export function specPages(root: string): Map<string, string> {
  const sources = readSources(root);
  const cited = [...sources.tests].flatMap(([file, text]) =>
    citationsOf(text).map((citation): CitedIn => ({ ...citation, file })),
  );
  const byId = Map.groupBy(cited, ({ id }) => id);
  const placesOf = findPlaces(sources, contracts);
  const row = (requirement: Requirement): string => {
    const citations = byId.get(requirement.id) ?? [];
    const places = placesOf(requirement, citations).map(placeCell).join('<br>');
    return `| ${requirement.id} | ${cell(requirement.text)} | ${places} | ${testCell(citations)} |`;
  };
  return new Map(
    readRequirements(root).map(({ name, requirements }): [string, string] => {
      const sections = kinds.flatMap((kind) => [
        `## ${titles[kind]}`,
        '',
        '| Id | What it says | Code, likeliest first | Tests |',
        '|---|---|---|---|',
        ...requirements.filter((each) => each.kind === kind).map(row),
        '',
      ]);
      const heading = [
        `# Specification ${name}: where each item is`,
        '',
        'Written by `npm run spec-index` from titles of tests, contracts, pages and texts of the sources. ' +
          'A line without code is not built, or nothing names it.',
        '',
      ];
      return [`${FOLDER}/${name}.md`, [...heading, ...sections].join('\n')];
    }),
  );
}
