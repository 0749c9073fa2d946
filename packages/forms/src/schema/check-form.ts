import { fieldErrors } from '@quickportal/contracts/rules/findings';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { allIssues, visibleValues } from '@quickportal/contracts/rules/interpreter';
import { treeOfDocument } from './document-field-tree.ts';
import { typeIssues } from './type-issues.ts';

/**
 * What the server would find wrong with `values` as a body, as far as that can be known without it: types, sizes,
 * conditions and named rules, in the same words. An empty list means that the form can be sent.
 */
export function checkForm(document: FormSchemaDocument, values: Readonly<Record<string, unknown>>): FieldError[] {
  const tree = treeOfDocument(document);
  const visible = visibleValues(tree, values);
  const { 'x-form': head, ...node } = document;
  return fieldErrors(allIssues(tree, visible, typeIssues(node, visible), head.today));
}
