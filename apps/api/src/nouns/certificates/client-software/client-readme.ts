import {
  isLegacyTechnology,
  type Technology,
  technologyTitles,
  UPGRADE_TEXT,
} from '@quickportal/contracts/certificates/technology';
import { technologyKits } from './technology-kits.ts';

interface ReadmeFacts {
  technology: Technology;
  /** Address of the REST API. */
  restUrl: string;
  /** Address of the documentation. */
  docsUrl: string;
  /** Names of files in the zip. */
  rootFile: string;
  documentFile: string;
  tarball: string;
}

/** The README of the client software of a technology, in CommonMark. */
export function clientReadme(facts: ReadmeFacts): string {
  const { technology, restUrl, docsUrl, rootFile, documentFile, tarball } = facts;
  const { sample, run } = technologyKits[technology];
  return `# QuickPortal client software: ${technologyTitles[technology]}
${isLegacyTechnology(technology) ? `\n**${UPGRADE_TEXT}** of the client software: earlier versions cannot use certificates that are generated now.\n` : ''}
| file | what it is |
|---|---|
| \`${sample}\` | a whole program that finds customers by name |
${technology === 'NODE' ? `| \`${tarball}\` | the client as an npm package |\n` : ''}| \`${documentFile}\` | every call that programs may make, as an OpenAPI 3.1 document |
| \`${rootFile}\` | the root certificate of this portal, which issues client certificates |

## Before you start

Programs call with a secret API key (page REST API Keys) or with a client certificate (page API Certificate and Client Software), never with both. Generate one, and keep it where only your program can read it: anyone who has it can act as your facility.

The samples read the address of the API from the environment:

\`\`\`shell
export QUICKPORTAL_URL=${restUrl}
\`\`\`

Where certificates are taken can be another address: the operator of the portal gives it to you. What the portal presents itself is a certificate for its host name, which your system checks as that of any other website.

## Try it with curl

\`\`\`shell
curl --user "$QUICKPORTAL_KEY:" "$QUICKPORTAL_URL/transactions?pageSize=1"
curl --cert-type P12 --cert "quickportal-certificate-12.p12:$QUICKPORTAL_CERTIFICATE_PASSWORD" "$QUICKPORTAL_URL/transactions?pageSize=1"
\`\`\`

## Run the sample

${run.replace('CLIENT_TARBALL', tarball)}

## Look at a certificate

\`openssl\` shows what is in the file of a certificate, and that this portal issued it:

\`\`\`shell
openssl pkcs12 -in quickportal-certificate-12.p12 -nokeys -clcerts -out certificate.crt
openssl x509 -in certificate.crt -noout -subject -issuer -enddate -fingerprint -sha256
openssl verify -CAfile ${rootFile} -purpose sslclient certificate.crt
\`\`\`

A certificate works for two years. The notification email gets a notice 30, 15 and 7 days before its end: generate a new one beside it, change over, then disable the old one.

## Write your program

- The documentation is at ${docsUrl}: each call with samples, errors and what to do about them.
- Generators for most languages read \`${documentFile}\`. Amounts are text with two digits, never numbers.
- Send an \`Idempotency-Key\` of your own with each change, and the same key when you repeat it after a lost connection, 429 or 503: it is made once.
- Wait as many seconds as \`Retry-After\` says.
`;
}
