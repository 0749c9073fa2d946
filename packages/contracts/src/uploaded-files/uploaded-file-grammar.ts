import { searchGrammar } from '../rules/search-grammar/grammar.ts';
import { stateTitles } from '../rules/states/state-machine.ts';
import { uploadedFileStates } from '../rules/states/uploaded-file.ts';

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
  },
  examples: ['status:complete customers', 'status:error,cancelled'],
});
