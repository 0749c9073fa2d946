import { fieldErrors } from '@quickportal/contracts/rules/forms/findings';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { allIssues, visibleValues } from '@quickportal/contracts/rules/forms/interpreter';
import { treeOfDocument } from './document-field-tree.ts';
import { typeIssues } from './type-issues.ts';

/**
 * Returns the errors that the server would report for `values` as a body, as far as the browser can know: types, sizes,
 * conditions and named rules, in the same words. Empty if the form can be sent.
 */
export function checkForm(document: FormSchemaDocument, values: Readonly<Record<string, unknown>>): FieldError[] {
  const tree = treeOfDocument(document);
  const visible = visibleValues(tree, values);
  const { 'x-form': head, ...node } = document;
  return fieldErrors(allIssues(tree, visible, typeIssues(node, visible), head.today));
}
