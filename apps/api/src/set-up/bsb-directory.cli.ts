import { reportFailures } from '@quickportal/db/terminal/report-failure';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { givenArguments } from './arguments.ts';
import { loadBsbDirectory } from './load-bsb-directory.ts';
import { readNamedFile } from './read-named-file.ts';
import { operatorOf, runSetUp } from './run-set-up.ts';

// `npm run bsb-directory -- FILE [NAMES]`: loads AusPayNet's BSB directory (docs/operations.md)
reportFailures('Nothing was loaded');
const [file, names, ...rest] = givenArguments();
if (!file || rest.length > 0) throw new SetUpError('The command is', 'npm run bsb-directory -- FILE [NAMES].');
const text = readNamedFile(file).toString('utf8');
const keyText = names === undefined ? '' : readNamedFile(names).toString('utf8');
await runSetUp(async (services) => {
  const { before, after } = await loadBsbDirectory(services, operatorOf('bsb-directory'), text, keyText);
  console.log(`Branches in the BSB directory: ${before} before, ${after} now.`);
});
