import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { RankedDocument } from './RankedDocument.ts';
import type { RankedInput } from './RankedInput.ts';
import { RankedInputs } from './RankedInputs.ts';

/**
 * Ranks inputs for the prompts of one draft, which differ in their fields and lengths alone: what fields refer to the
 * same is ranked once. Owners and worth must stay what they were.
 */
export class Ranking {
  readonly #documents = new WeakMap<ToolsetDocument, Map<string, RankedDocument>>();
  readonly #inputs: { documents: readonly RankedDocument[]; ranked: RankedInputs }[] = [];

  /** The inputs together, in their order. */
  rank(inputs: readonly RankedInput[]): RankedInputs {
    const documents = inputs.map((input) => this.#rank(input));
    const known = this.#inputs.find(
      (each) =>
        each.documents.length === documents.length &&
        each.documents.every((document, index) => document === documents[index]),
    );
    if (known) return known.ranked;
    const ranked = new RankedInputs(documents);
    this.#inputs.push({ documents, ranked });
    return ranked;
  }

  #rank(input: RankedInput): RankedDocument {
    const ofDocument = this.#documents.get(input.document) ?? new Map<string, RankedDocument>();
    this.#documents.set(input.document, ofDocument);
    const key = [...input.referable, input.isSubject].join(' ');
    const ranked = ofDocument.get(key) ?? new RankedDocument(input);
    ofDocument.set(key, ranked);
    return ranked;
  }
}
