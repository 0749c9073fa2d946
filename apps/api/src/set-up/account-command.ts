import { reportFailures } from '@quickportal/db/terminal/report-failure';
import { SetUpError } from '@quickportal/db/terminal/set-up-error';
import type { Services } from '../procedures/services.ts';
import { HANDED_LINK_HOURS, linkForUser } from './account-link.ts';
import { givenArguments } from './arguments.ts';
import { type Operator, operatorOf, runSetUp } from './run-set-up.ts';

interface AccountCommand {
  /** The npm script. */
  script: string;
  kind: 'STAFF' | 'CLIENT';
  /** What follows `add`, by name. */
  takes: readonly string[];
  /** Adds a user; `sentence` says so. */
  add: (
    services: Services,
    operator: Operator,
    given: string[],
  ) => Promise<{ sentence: string; link: string; note?: string }>;
}

/** Runs a command that adds a user (`add ...`), or makes a new link for one (`link LOGIN`), and prints the link. */
export async function runAccountCommand({ script, kind, takes, add }: AccountCommand): Promise<void> {
  reportFailures('Nothing was changed');
  const [verb, ...given] = givenArguments();
  const operator = operatorOf(script);
  const isComplete = (count: number) => given.length === count && given.every(Boolean);
  await runSetUp(async (services) => {
    if (verb === 'add' && isComplete(takes.length)) {
      const { sentence, link, note } = await add(services, operator, given);
      printLink(`${sentence} The link to choose a password:`, link);
      if (note !== undefined) process.stdout.write(`${note}\n`);
    } else if (verb === 'link' && isComplete(1)) {
      const [loginName = ''] = given;
      const link = await linkForUser(services, operator, { loginName, kind });
      printLink(`The link for ${loginName} to choose a password:`, link);
    } else {
      const run = `npm run ${script} --`;
      throw new SetUpError('The command is', `${run} add ${takes.join(' ')}, or ${run} link LOGIN.`);
    }
  });
}

function printLink(sentence: string, link: string): void {
  const once = `It works once, within ${HANDED_LINK_HOURS} hours. Give it to that person only.`;
  process.stdout.write(`${sentence}\n  ${link}\n  ${once}\n`);
}
