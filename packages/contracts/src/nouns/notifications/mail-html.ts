/** A line of the table of a message. */
export interface MessageFact {
  title: string;
  value: string;
}

/** A link that stands out. */
export interface MessageLink {
  label: string;
  url: string;
}

interface MailHtmlParts {
  subject: string;
  /** Whose mail it is, above everything. */
  head: string;
  greeting: string;
  first: string;
  others: readonly string[];
  facts: readonly MessageFact[];
  action: MessageLink | undefined;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** The portal's colours (packages/ui tokens.css), by day and by night. */
const light = {
  canvas: '#f6f5f1',
  surface: '#ffffff',
  line: '#e5e2da',
  ink: '#1a2021',
  quiet: '#4c5453',
  accent: '#0b6472',
  onAccent: '#ffffff',
};
const dark = {
  canvas: '#0e1416',
  surface: '#151c1f',
  line: '#273235',
  ink: '#ecebe5',
  quiet: '#b5bebc',
  accent: '#5cc3ce',
  onAccent: '#04252b',
};

/** Many mail programs drop style sheets, so the light look is also on each element; the dark one needs the sheet. */
const styles = {
  page: `margin:0;padding:24px 12px;background:${light.canvas};color:${light.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif`,
  card: `max-width:36rem;margin:0 auto;background:${light.surface};border:1px solid ${light.line};border-radius:12px;padding:28px`,
  head: `margin:0 0 20px;padding:0 0 16px;border-bottom:1px solid ${light.line};font-size:18px;font-weight:600;color:${light.accent}`,
  paragraph: 'margin:0 0 16px',
  button: `display:inline-block;background:${light.accent};color:${light.onAccent};text-decoration:none;font-weight:600;padding:11px 20px;border-radius:8px`,
  facts: `width:100%;border-collapse:collapse;margin:4px 0 0;border-top:1px solid ${light.line}`,
  title: `padding:9px 16px 9px 0;border-bottom:1px solid ${light.line};color:${light.quiet};text-align:left;font-weight:400;vertical-align:top;white-space:nowrap`,
  value: `padding:9px 0;border-bottom:1px solid ${light.line};text-align:right;vertical-align:top;font-weight:600;overflow-wrap:anywhere`,
  foot: `max-width:36rem;margin:16px auto 0;font-size:13px;text-align:center;color:${light.quiet}`,
} as const;

const sheet = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.canvas}!important;color:${dark.ink}!important}
.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.head{border-color:${dark.line}!important;color:${dark.accent}!important}
.button{background:${dark.accent}!important;color:${dark.onAccent}!important}
.facts,.title,.value{border-color:${dark.line}!important}
.title,.foot{color:${dark.quiet}!important}
}
@media (max-width:420px){.card{padding:20px!important}
.title{white-space:normal!important}
}`;

const styled = (tag: string, name: keyof typeof styles, content: string, attributes = ''): string =>
  `<${tag}${attributes} class="${name}" style="${styles[name]}">${content}</${tag}>`;

/** The one layout of every mail, as a whole HTML document. Everything that comes from outside is escaped. */
export function mailHtml({ subject, head, greeting, first, others, facts, action }: MailHtmlParts): string {
  const paragraph = (words: string) => styled('p', 'paragraph', escape(words));
  const fact = ({ title, value }: MessageFact) =>
    `<tr>${styled('th', 'title', escape(title), ' scope="row"')}${styled('td', 'value', escape(value))}</tr>`;
  const button = action && styled('a', 'button', escape(action.label), ` href="${escape(action.url)}"`);
  const card = [
    styled('p', 'head', escape(head)),
    paragraph(greeting),
    paragraph(first),
    ...(button ? [`<p style="${styles.paragraph}">${button}</p>`] : []),
    ...others.map(paragraph),
    ...(facts.length > 0 ? [styled('table', 'facts', facts.map(fact).join('\n'))] : []),
  ].join('\n');
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<style>${sheet}</style></head>`,
    `<body class="page" style="${styles.page}">`,
    styled('div', 'card', `\n${card}\n`),
    styled('p', 'foot', escape(head === 'QuickPortal' ? 'QuickPortal' : `${head}, on QuickPortal`)),
    '</body></html>',
  ].join('\n');
}
