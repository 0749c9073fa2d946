import { reportFailures } from '@quickportal/db/terminal/report-failure';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { givenArguments } from './arguments.ts';
import { importCommunity } from './import-community.ts';
import { readNamedFile } from './read-named-file.ts';
import { operatorOf, runSetUp } from './run-set-up.ts';
import { switchSecondPerson } from './switch-second-person.ts';

// `npm run community -- import FILE`: makes a community with businesses from JSON (docs/first-hour.md)
// `npm run community -- second-person CODE on|off`: whether weaker settings wait for a second user (docs/proposals.md)
reportFailures('Nothing was changed');
const [verb, subject, setting, ...rest] = givenArguments();
if (verb === 'import' && subject && setting === undefined) await importFrom(subject);
else if (verb === 'second-person' && subject && (setting === 'on' || setting === 'off') && rest.length === 0)
  await switchFor(subject, setting === 'on');
else
  throw new SetUpError(
    'The commands are',
    'npm run community -- import FILE, and npm run community -- second-person CODE on|off.',
  );

async function importFrom(file: string): Promise<void> {
  const details = readDetails(file);
  await runSetUp(async (services) => {
    const { communityId, isNew, added, existing, leftOut } = await importCommunity(
      services,
      operatorOf('community'),
      details,
    );
    console.log(
      isNew ? `Community ${communityId} was created.` : `Community ${communityId} exists already and is unchanged.`,
    );
    if (added.length > 0) console.log(`Businesses created: ${added.join(', ')}.`);
    if (existing.length > 0) console.log(`Businesses that exist already, unchanged: ${existing.join(', ')}.`);
    if (leftOut.length > 0)
      console.log(`Not imported, because this version keeps no such parts: ${leftOut.join(', ')}.`);
  });
}

async function switchFor(code: string, isOn: boolean): Promise<void> {
  await runSetUp(async (services) => {
    const { communityName, isChanged } = await switchSecondPerson(services, operatorOf('community'), { code, isOn });
    const state = isOn ? 'wait for a second user' : 'apply at once';
    console.log(`Weaker settings of ${communityName} ${isChanged ? 'now' : 'already'} ${state}.`);
  });
}

function readDetails(name: string): unknown {
  const text = readNamedFile(name).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SetUpError(`${name} is not JSON (${error instanceof Error ? error.message : ''}).`, '', error);
  }
}
