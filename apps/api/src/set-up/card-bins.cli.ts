import { reportFailures } from '@quickportal/db/terminal/report-failure';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import { givenArguments } from './arguments.ts';
import { loadCardBins } from './load-card-bins.ts';
import { readNamedFile } from './read-named-file.ts';
import { operatorOf, runSetUp } from './run-set-up.ts';

// `npm run card-bins -- FILE`: loads the acquirer's table of BINs (docs/operations.md)
reportFailures('Nothing was loaded');
const [file, ...rest] = givenArguments();
if (!file || rest.length > 0) throw new SetUpError('The command is', 'npm run card-bins -- FILE.');
const text = readNamedFile(file).toString('utf8');
await runSetUp(async (services) => {
  const { before, after, ambiguous } = await loadCardBins(services, operatorOf('card-bins'), text);
  console.log(`Prefixes of cards: ${before} before, ${after} now.`);
  if (ambiguous.length > 0)
    console.log(
      `Left out, because the table gives them several countries: ${ambiguous.length} (${ambiguous.slice(0, 10).join(', ')}${ambiguous.length > 10 ? ' …' : ''}).`,
    );
});
