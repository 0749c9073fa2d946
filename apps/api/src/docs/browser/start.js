// Starts Scalar's API reference in the colours of the portal.

const { documentUrl } = document.querySelector('#reference').dataset;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const themeNow = () => document.documentElement.dataset.theme ?? (prefersDark.matches ? 'dark' : 'light');

/** Scalar's words in the portal's voice: sentence case, plain verbs. */
const translations = {
  clientLibraries: { heading: 'Languages', selectAll: 'Choose a language' },
  operation: {
    pathParameters: 'Path parameters',
    queryParameters: 'Query parameters',
    requestBody: 'Body',
    responses: 'Responses',
    testRequest: 'Try it',
  },
  response: { exampleResponses: 'Example responses', noBody: 'No content', showSchema: 'Schema' },
  schema: { showSchemaDetails: 'Show fields' },
  actions: { copyAsMarkdown: 'Copy as Markdown', showMore: 'Show more' },
  navigation: { closeGroup: 'Close group', openGroup: 'Open group', closeMenu: 'Close menu', openMenu: 'Open menu' },
  authentication: { required: 'Needs authentication', optional: 'Open to everyone' },
  search: { open: 'Search', clear: 'Clear', noResults: 'Nothing found' },
};

/** Samples are tested in curl, Node and Python; of other languages Scalar would make untested ones. */
const untested =
  'c clojure csharp dart fsharp go http java js julia kotlin objc ocaml php powershell r ruby rust swift';

globalThis.Scalar.createApiReference('#reference', {
  url: documentUrl,
  theme: 'none',
  forceDarkModeState: themeNow(),
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  documentDownloadType: 'none',
  modelsSectionLabel: 'Schemas',
  localization: { locale: 'en', translations },
  authentication: { preferredSecurityScheme: 'apiKey' },
  hiddenClients: untested.split(' '),
  orderSchemaPropertiesBy: 'preserve',
  orderRequiredPropertiesFirst: false,
  setPageTitle: () => document.title,
});

/** Scalar reads the theme once; from then on it is ours to switch. */
function follow() {
  const dark = themeNow() === 'dark';
  document.body.classList.toggle('dark-mode', dark);
  document.body.classList.toggle('light-mode', !dark);
  themeButton.setAttribute('aria-pressed', String(dark));
}

const themeButton = document.querySelector('#theme');
themeButton.addEventListener('click', () => {
  const theme = themeNow() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('qp-theme', theme);
  } catch {
    // The page is still shown as asked.
  }
  follow();
});
// Scalar acts on the same change first
prefersDark.addEventListener('change', () => setTimeout(follow));
addEventListener('storage', ({ key, newValue }) => {
  if (key !== 'qp-theme') return;
  if (newValue === 'light' || newValue === 'dark') document.documentElement.dataset.theme = newValue;
  else delete document.documentElement.dataset.theme;
  follow();
});
follow();
