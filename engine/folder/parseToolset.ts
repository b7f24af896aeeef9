import type { z } from 'zod/v3';

import { localeContract } from '#engine/contract/localeContract.ts';
import { manifestContract } from '#engine/contract/manifestContract.ts';
import { schemaContract } from '#engine/contract/schemaContract.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { uiContract } from '#engine/contract/uiContract.ts';
import { fallbackLanguage, inEveryLanguage } from '#engine/languages/languages.ts';
import { isDeeper } from '#engine/schema/isDeeper.ts';
import { formatPointer } from '#engine/schema/pointer.ts';

import { checkToolset } from './checkToolset.ts';
import type { Fault } from './Fault.ts';
import { withOpenQuestions } from './open-questions/withOpenQuestions.ts';
import { placeRules } from './placeRules.ts';
import { articleFile, starterFile, type ToolsetFile, type ToolsetFolder, toolsetFiles } from './toolsetFiles.ts';

// Ten levels of a document are about thirty of its schema; deeper files could only be meant to exhaust the parser.
const maxDepth = 64;

/** A valid toolset, or all faults of its folder. */
export type ParsedToolset = { toolset: Toolset; faults: [] } | { toolset: null; faults: Fault[] };

/**
 * Parses a toolset folder. All faults are reported at once: missing files, invalid JSON and violations of each file's
 * contract, then contradictions between valid files.
 */
export function parseToolset(folder: ToolsetFolder): ParsedToolset {
  const faults: Fault[] = [];
  const report = (file: ToolsetFile, pointer: string, message: string) =>
    faults.push({ toolset: folder.name, file, pointer, message });

  for (const file of toolsetFiles) if (folder.files[file] === undefined) report(file, '', 'the file is missing');

  const manifest = read('toolset.json', manifestContract);
  const schema = read('schema.json', schemaContract);
  const ui = read('ui.json', uiContract);
  const locales = inEveryLanguage((language) => read(`locales/${language}.json`, localeContract));
  const prompt = textOf('prompt.md');
  const examples = inEveryLanguage((language) => readJson(`examples/${language}.json`));
  const starters = inEveryLanguage((language) => readJson(starterFile(language)));
  const articles = inEveryLanguage((language) => textOf(articleFile(language)));

  const given = { manifest, prompt, examples, ...withOpenQuestions({ schema, ui, locales }, report) };
  const { parts, inFile } = placeRules(given, report);
  const widgets = folder.widgets ?? [];
  for (const fault of inFile(checkToolset({ ...parts, starters, articles, widgets }, folder.name))) faults.push(fault);
  // Without faults, every file exists and is valid.
  if (faults.length > 0) return { toolset: null, faults };
  const toolset = {
    ...parts,
    starters: starters[fallbackLanguage] === undefined ? null : starters,
    articles: articles[fallbackLanguage] === undefined ? null : articles,
  };
  return { toolset: toolset as Toolset, faults: [] };

  function read<Contract extends z.ZodTypeAny>(file: ToolsetFile, contract: Contract): z.output<Contract> | undefined {
    const value = readJson(file);
    if (value === undefined) return undefined;
    const parsed = contract.safeParse(value);
    if (parsed.success) return parsed.data as z.output<Contract>;
    for (const issue of parsed.error.issues) report(file, formatPointer(issue.path), issue.message);
    return undefined;
  }

  /** A file's text without byte order mark. */
  function textOf(file: ToolsetFile): string | undefined {
    return folder.files[file]?.replace(/^\uFEFF/, '');
  }

  function readJson(file: ToolsetFile): unknown {
    const text = textOf(file);
    if (text === undefined) return undefined;
    try {
      const value = JSON.parse(text) as unknown;
      if (!isDeeper(value, maxDepth)) return value;
      report(file, '', `is nested more than ${maxDepth} levels deep`);
    } catch (error) {
      report(file, '', `is not JSON: ${(error as Error).message}`);
    }
    return undefined;
  }
}
