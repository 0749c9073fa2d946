import type { FieldNode } from '@quickportal/contracts/rules/forms/field-tree';
import type { FormNode, FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';

const trees = new WeakMap<object, FieldNode>();

/** Converts a form schema document to the neutral field tree, for conditions and rules. */
export function treeOfDocument(document: FormSchemaDocument): FieldNode {
  const tree = trees.get(document) ?? treeOf(document as Omit<FormSchemaDocument, 'x-form'>, true);
  trees.set(document, tree);
  return tree;
}

function treeOf(node: FormNode, required: boolean): FieldNode {
  const { properties, items } = node;
  const isRequired = new Set(node.required);
  return {
    title: node.title ?? '',
    required,
    ...(node['x-text'] && { text: node['x-text'] }),
    ...(node.default !== undefined && { default: node.default }),
    ...(node['x-form'] && { form: node['x-form'] }),
    ...(node['x-rules'] && { rules: node['x-rules'] }),
    ...(properties && {
      fields: new Map(Object.entries(properties).map(([name, child]) => [name, treeOf(child, isRequired.has(name))])),
    }),
    ...(items && { items: treeOf(items, true) }),
    ...(node.maxItems !== undefined && { mostRows: node.maxItems }),
  };
}
