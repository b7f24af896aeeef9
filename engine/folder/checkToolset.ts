import type { Toolset } from '#engine/contract/Toolset.ts';
import { languages } from '#engine/languages/languages.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';

import { checkArticles } from './checks/checkArticles.ts';
import { checkBindings } from './checks/checkBindings.ts';
import { checkComputed } from './checks/checkComputed.ts';
import { checkCritic } from './checks/checkCritic.ts';
import { checkDepths } from './checks/checkDepths.ts';
import { checkEvidence } from './checks/checkEvidence.ts';
import { checkExampleCoverage } from './checks/checkExampleCoverage.ts';
import { checkExamples } from './checks/checkExamples.ts';
import { checkLocales } from './checks/checkLocales.ts';
import { checkPrompt } from './checks/checkPrompt.ts';
import { checkSchema } from './checks/checkSchema.ts';
import { checkSketch } from './checks/checkSketch.ts';
import { checkStanding } from './checks/checkStanding.ts';
import { checkStarters } from './checks/checkStarters.ts';
import { checkUi } from './checks/checkUi.ts';
import { checkUnits } from './checks/checkUnits.ts';
import { checkUpgrades } from './checks/checkUpgrades.ts';
import type { Report } from './checks/Report.ts';
import type { Fault } from './Fault.ts';
import type { ToolsetParts } from './ToolsetParts.ts';

/**
 * Checks that involve several files of a folder, or that a file's contract cannot express. Returns all faults. A check
 * runs whenever the files it needs are valid, so that one invalid file does not hide faults of the others.
 */
export function checkToolset(parts: ToolsetParts, folderName: string): Fault[] {
  const { manifest, schema, ui, prompt, locales, examples, starters, articles, widgets } = parts;
  const faults: Fault[] = [];
  const report: Report = (file, pointer, message) => faults.push({ toolset: folderName, file, pointer, message });

  if (manifest && manifest.id !== folderName) {
    report('toolset.json', '/id', `must be the name of the folder, "${folderName}", not "${manifest.id}"`);
  }
  if (manifest && prompt !== undefined) checkPrompt({ manifest, prompt }, report);
  checkArticles({ articles }, report);
  if (!schema) return faults;
  checkSchema({ schema }, report);
  // The following checks walk the schema and need it to be free of missing and circular references.
  if (faults.some((fault) => fault.file === 'schema.json')) return faults;
  if (ui) checkUi({ schema, ui, widgets }, report);
  if (manifest) {
    checkBindings({ manifest, schema }, report);
    checkEvidence({ manifest, schema }, report);
    checkComputed({ manifest, schema }, report);
    checkCritic({ manifest, schema }, report);
    checkStanding({ manifest, schema }, report);
    checkSketch({ manifest, schema }, report);
    checkUpgrades({ manifest, schema }, report);
  }
  if (ui) {
    checkLocales({ schema, ui, locales }, report);
    checkUnits({ schema, ui, locales }, report);
    checkDepths({ manifest, schema, ui, locales }, report);
  }
  let validate: DocumentValidator;
  try {
    validate = compileValidator(schema);
  } catch (error) {
    report('schema.json', '', (error as Error).message);
    return faults;
  }
  checkExamples({ schema, examples, computing: manifest ?? { computed: [] }, validate }, report);
  const areDocuments = languages.every(
    (language) => examples[language] && !faults.some(({ file }) => file === `examples/${language}.json`),
  );
  if (manifest && areDocuments)
    checkExampleCoverage({ manifest, schema, examples: examples as Toolset['examples'] }, report);
  if (manifest && languages.every((language) => locales[language]))
    checkStarters({ manifest, schema, locales: locales as Toolset['locales'], starters, validate }, report);
  return faults;
}
