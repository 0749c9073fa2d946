import { searchGrammar } from '../rules/search-grammar/grammar.ts';
import { stateTitles } from '../rules/states/state-machine.ts';
import { uploadedFileStates } from '../rules/states/uploaded-file.ts';

/** Errors of files that were neither corrected nor dismissed. */
export const openErrorsTitle = 'To be corrected';

/** What can be typed into the search of uploaded files. */
export const uploadedFileGrammar = searchGrammar({
  text: 'fileName',
  keys: {
    status: {
      kind: 'choice',
      title: 'Status',
      field: 'statusCode',
      many: true,
      choices: stateTitles(uploadedFileStates),
    },
    errors: { kind: 'choice', title: 'Errors', field: 'errors', choices: { OPEN: openErrorsTitle } },
  },
  examples: ['status:complete customers', 'status:error,cancelled'],
});
