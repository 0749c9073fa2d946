import path from 'node:path';
import type { AnyContract } from '../../packages/contracts/src/kernel/contract.ts';
import { kebabCase } from '../../packages/contracts/src/kernel/kebab-case.ts';
import { pageFileName } from '../page-files.ts';
import { contractFileOf, contractNameOf, folderOf } from '../registries/call-names.ts';
import type { Citation } from './citations.ts';
import type { Requirement } from './requirements.ts';
import { wordsOf, type Declaration, type Sources } from './sources.ts';

/** A place in the code where an item of the specification is. */
export interface Place {
  readonly file: string;
  /** The function or value in it; empty for the whole file. */
  readonly name: string;
}

/** A citation and the file that has it. */
export interface CitedIn extends Citation {
  readonly file: string;
}

const PLACES = 3;
/** How much nearer a file is that a test uses than one that this file imports. */
const FARTHER = 0.6;
const HOPS = 4;
/** A place is shown where it says at least this part of what the best one says. */
const LEAST = 0.5;
/** Contracts describe in prose what other files do, so that their words count for less. */
const DESCRIBED = 0.5;
const CONTRACT = /^packages\/contracts\/src\/(?!rules|kernel)/;
const PATH = /\.(?<method>get|post|put|patch|delete)(?:<[^>]*>)?\(\s*[`'"](?<path>[^`'"]*)/g;

const segments = (text: string): string[] =>
  text
    .replace(/\?.*$/, '')
    .replaceAll(/\$\{[^}]*\}|\{[^}]*\}/g, '*')
    .split('/')
    .filter((part) => part !== '');
const isSamePath = (called: string, declared: string): boolean => {
  const parts = segments(called);
  const expected = segments(declared);
  return parts.length === expected.length && expected.every((part, index) => part === '*' || part === parts[index]);
};

/** Finds where items of the specification are in the code. */
export function findPlaces(sources: Sources, contracts: readonly AnyContract[]) {
  const files = [...sources.product.keys()];
  const calls = contracts.map((call) => {
    const folders = [folderOf(call), `nouns/${folderOf(call)}`];
    const known = (names: string[]) => names.filter((name) => sources.product.has(name));
    return {
      call,
      procedure: known(folders.map((folder) => `apps/api/src/${folder}/${kebabCase(contractNameOf(call))}.ts`)),
      contract: known(folders.map((folder) => `packages/contracts/src/${folder}/${contractFileOf(call)}.ts`)),
    };
  });
  const pageFiles = (view: string): string[] => {
    const name = pageFileName(view);
    const endings = ['.page.tsx', '.view.tsx'].map((ending) => `/${name}${ending}`);
    return endings.flatMap((ending) => files.filter((file) => file.endsWith(ending)));
  };
  const pagesOf = (code: string): string[] => [...new Set(code.match(/\b[A-Z]\w+View\b/g))].flatMap(pageFiles);
  const callsOf = (code: string) => {
    const paths = [...code.matchAll(PATH)];
    return calls.filter(
      ({ call }) =>
        code.includes(`'${call.name}'`) ||
        code.includes(`.${call.name}.`) ||
        paths.some(
          ({ groups }) =>
            groups?.['method']?.toUpperCase() === call.method && isSamePath(groups['path'] ?? '', call.path),
        ),
    );
  };

  /** The files that a test leads to, each with how near it is: 1 what the test uses, less what comes through others. */
  const nearFiles = ({ file, code }: CitedIn): Map<string, number> => {
    const imported = [...(sources.imports.get(file) ?? [])].filter((target) => sources.product.has(target));
    const names = new Set(code.match(/\w+/g));
    const used = imported.filter((target) => sources.declarations.get(target)?.some(({ name }) => names.has(name)));
    const beside = files.filter(
      (each) => path.posix.dirname(each) === path.posix.dirname(file) && !/\.(?:test|stories)\./.test(each),
    );
    const near = new Map<string, number>();
    const add = (targets: readonly string[], nearness: number): void => {
      for (const target of targets) near.set(target, Math.max(nearness, near.get(target) ?? 0));
    };
    add(beside, FARTHER ** 2);
    add(imported, FARTHER);
    add(
      [...used, ...pagesOf(code), ...callsOf(code).flatMap(({ procedure, contract }) => [...procedure, ...contract])],
      1,
    );
    let edge = [...near.keys()];
    for (let hop = 0; hop < HOPS; hop += 1) {
      const next = new Set<string>();
      for (const from of edge)
        for (const target of sources.imports.get(from) ?? []) {
          const nearness = (near.get(from) ?? 0) * FARTHER;
          if (!sources.product.has(target) || (near.get(target) ?? 0) >= nearness) continue;
          near.set(target, nearness);
          next.add(target);
        }
      edge = [...next];
    }
    return near;
  };

  const says = (declaration: Declaration, words: ReadonlySet<string>): number => {
    let total = 0;
    for (const word of words) if (declaration.words.has(word)) total += sources.weight(word);
    return (total / (1 + declaration.words.size / 150)) * (CONTRACT.test(declaration.file) ? DESCRIBED : 1);
  };

  const best = (candidates: ReadonlyMap<string, number>, words: ReadonlySet<string>): Place[] => {
    const ranked = [...candidates]
      .flatMap(([file, nearness]) => {
        const own = (sources.declarations.get(file) ?? []).map((each) => ({
          ...each,
          says: says(each, words) * nearness,
        }));
        const first = own.toSorted((each, other) => other.says - each.says)[0];
        return first && first.says > 0 ? [first] : [];
      })
      .toSorted((each, other) => other.says - each.says || (each.file < other.file ? -1 : 1));
    const least = (ranked[0]?.says ?? 0) * LEAST;
    return ranked.slice(0, PLACES).filter((place) => place.says >= least);
  };

  /** Where a comment of the product names the item. */
  const named = (id: string): Place[] =>
    files
      .filter((file) => sources.product.get(file)?.includes(id))
      .map((file) => {
        const lines = sources.product.get(file)?.split('\n') ?? [];
        const at = lines.findIndex((line) => line.includes(id));
        const after = lines.slice(at).join('\n');
        return {
          file,
          name:
            /^(?:export )(?:async )?(?:const|function|interface|type) (?<name>\w+)/m.exec(after)?.groups?.['name'] ??
            '',
        };
      });

  // As readers see it, whatever its quoting and lines
  const plainTexts = [...sources.product].map(([file, text]): [string, string] => [
    file,
    text.replaceAll(/\\(?=['"`])/g, '').replaceAll(/\s+/g, ' '),
  ]);
  const withText = (literal: string): Map<string, number> => {
    const parts = literal
      .split(/\{[^}]*\}/)
      .map((part) => part.replaceAll(/\s+/g, ' ').trim())
      .filter((part) => part.length > 1);
    const has = (text: string): boolean => {
      let at = 0;
      return parts.length > 0 && parts.every((part) => (at = text.indexOf(part, at)) >= 0);
    };
    const isLabel = !literal.includes(' ') || literal.length < 12;
    return new Map(
      plainTexts
        .filter(([, text]) =>
          isLabel
            ? [`'${literal}'`, `>${literal}<`, `> ${literal} <`, `"${literal}"`].some((each) => text.includes(each))
            : has(text),
        )
        .map(([file]) => [file, 1]),
    );
  };

  const withFields = (fields: readonly string[]): Map<string, number> =>
    new Map(
      files
        .filter((file) => file.startsWith('packages/contracts/src/'))
        .map((file): [string, number] => {
          const text = sources.product.get(file) ?? '';
          const names = new Set(text.match(/\w+/g));
          return [file, fields.filter((field) => names.has(field)).length / fields.length];
        })
        .filter(([, part]) => part >= 0.5),
    );

  /** Where an item is, the likeliest place first. Empty where nothing shows it. */
  return (requirement: Requirement, citations: readonly CitedIn[]): Place[] => {
    const { id, kind, text, about, literal, view, fields } = requirement;
    const stated = kind === 'calls' ? [] : named(id);
    const near = new Map<string, number>();
    for (const citation of citations)
      for (const [file, nearness] of nearFiles(citation)) near.set(file, Math.max(nearness, near.get(file) ?? 0));
    const words = wordsOf([text, about, ...citations.map(({ title }) => title)].join(' '));
    const found: Place[] = [];
    if (kind === 'calls')
      for (const { call, procedure, contract } of calls)
        if ([...(call.spec ?? [])].includes(id) || `${call.method} ${segments(call.path).join('/')}` === callText(text))
          found.push(
            ...contract.map((file) => ({ file, name: contractNameOf(call) })),
            ...procedure.map((file) => ({ file, name: '' })),
          );
    if (kind === 'pages' && view && citations.length > 0)
      found.push(...pageFiles(view).map((file) => ({ file, name: '' })));
    if (literal !== undefined) {
      const texts = withText(literal);
      for (const file of texts.keys()) if (near.size > 0) texts.set(file, near.get(file) ?? FARTHER ** HOPS);
      found.push(...best(texts, wordsOf(`${about} ${literal}`)));
    } else if (fields !== undefined && fields.length > 0)
      found.push(...best(withFields(fields), wordsOf(`${text} ${about}`)));
    if (found.length === 0 && citations.length > 0) found.push(...best(near, words));
    const places = [...stated, ...found];
    return places
      .filter(({ file }, index) => places.findIndex((each) => each.file === file) === index)
      .slice(0, PLACES);
  };
}

const callText = (text: string): string => {
  const [method = '', called = ''] = text.split(' ');
  return `${method} ${segments(called).join('/')}`;
};
