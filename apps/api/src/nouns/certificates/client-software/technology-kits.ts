import type { Technology } from '@quickportal/contracts/certificates/technology';

/** What the client software of a technology has of its own. */
export interface TechnologyKit {
  /** Sample program, below docs/examples/client-software. */
  source: string;
  /** Its name in the zip. */
  sample: string;
  /** How the certificate is made ready and the sample is run, in Markdown. */
  run: string;
}

const pkcs12 = (command: string) => `With a key:

\`\`\`shell
export QUICKPORTAL_KEY=qp_sec_...
${command}
\`\`\`

With a certificate:

\`\`\`shell
export QUICKPORTAL_CERTIFICATE=quickportal-certificate-12.p12
export QUICKPORTAL_CERTIFICATE_PASSWORD=...
${command}
\`\`\``;

const keytool = `\`keytool\` shows what is in the file of a certificate:

\`\`\`shell
keytool -list -v -storetype PKCS12 -keystore quickportal-certificate-12.p12
\`\`\``;

export const technologyKits: Readonly<Record<Technology, TechnologyKit>> = {
  JAVA: {
    source: 'java/Sample.java',
    sample: 'Sample.java',
    run: `Needs Java 11 or newer. ${keytool}\n\n${pkcs12('java Sample.java')}`,
  },
  JAVA_LEGACY: {
    source: 'java-legacy/Sample.java',
    sample: 'Sample.java',
    run: `Needs Java 8. Certificates have RSA keys, and their files are encrypted so that versions before 8u301 can open them. ${keytool}\n\n${pkcs12('javac Sample.java\njava Sample')}`,
  },
  DOT_NET: {
    source: 'Sample.cs',
    sample: 'Sample.cs',
    run: `Needs .NET 6 or newer. Make a console program of the sample: \`dotnet new console --output sample\`, and put \`Sample.cs\` in place of \`sample/Program.cs\`.\n\n${pkcs12('dotnet run --project sample')}`,
  },
  COM: {
    source: 'sample.vbs',
    sample: 'sample.vbs',
    run: `Runs in the Windows Script Host; other COM programs use the same objects (\`WinHttp.WinHttpRequest.5.1\`).

With a key:

\`\`\`bat
set QUICKPORTAL_KEY=qp_sec_...
cscript //nologo sample.vbs
\`\`\`

With a certificate, which is put into the store of the current user first. Its subject is the number on its card:

\`\`\`bat
certutil -user -p PASSWORD -importPFX quickportal-certificate-12.p12
set QUICKPORTAL_CERTIFICATE=12
cscript //nologo sample.vbs
\`\`\``,
  },
  NODE: {
    source: 'sample.mjs',
    sample: 'sample.mjs',
    run: `Needs Node.js 20 or newer. Install the client, which has types, retries and webhooks, and its own README:

\`\`\`shell
npm install ./CLIENT_TARBALL
\`\`\`

The client calls with a key; the sample shows a call with a certificate by \`node:https\`.

${pkcs12('node sample.mjs')}`,
  },
  PHP: {
    source: 'sample.php',
    sample: 'sample.php',
    run: `Needs PHP 7.4 or newer with the extension curl.\n\n${pkcs12('php sample.php')}`,
  },
  PYTHON: {
    source: 'sample.py',
    sample: 'sample.py',
    run: `Needs Python 3.8 or newer, and nothing else.

With a key:

\`\`\`shell
export QUICKPORTAL_KEY=qp_sec_...
python3 sample.py
\`\`\`

With a certificate. Python reads PEM: write the file as PEM once, and give the new file a password, which may be the same.

\`\`\`shell
openssl pkcs12 -in quickportal-certificate-12.p12 -out certificate.pem
export QUICKPORTAL_CERTIFICATE=certificate.pem
export QUICKPORTAL_CERTIFICATE_PASSWORD=...
python3 sample.py
\`\`\``,
  },
  OTHER: {
    source: 'sample.sh',
    sample: 'sample.sh',
    run: `Needs curl and a POSIX shell.\n\n${pkcs12('sh sample.sh')}`,
  },
};
