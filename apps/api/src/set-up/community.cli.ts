import { reportFailures } from '@quickportal/db/terminal/report-failure';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { givenArguments } from './arguments.ts';
import { importCommunity } from './import-community.ts';
import { readNamedFile } from './read-named-file.ts';
import { operatorOf, runSetUp } from './run-set-up.ts';

// `npm run community -- import FILE`: makes a community with businesses from JSON (docs/first-hour.md)
reportFailures('Nothing was imported');
const [verb, file, ...rest] = givenArguments();
if (verb !== 'import' || !file || rest.length > 0)
  throw new SetUpError('The command is', 'npm run community -- import FILE.');
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
  if (leftOut.length > 0) console.log(`Not imported, because this version keeps no such parts: ${leftOut.join(', ')}.`);
});

function readDetails(name: string): unknown {
  const text = readNamedFile(name).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SetUpError(`${name} is not JSON (${error instanceof Error ? error.message : ''}).`, '', error);
  }
}
