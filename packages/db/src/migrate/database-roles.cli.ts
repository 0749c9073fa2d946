import { reportFailures } from '../terminal/report-failure.ts';
import { loginRolesSql } from './login-roles.ts';
import { givenMasterKey } from './owner.ts';

// `npm run --silent database-roles`: the SQL that an administrator runs where the owner may not create roles
reportFailures('The SQL cannot be written');
process.stdout.write(loginRolesSql(givenMasterKey(process.env)));
