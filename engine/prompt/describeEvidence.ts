import { describeKnown } from '#engine/evidence/describeKnown.ts';
import type { Source } from '#engine/evidence/Evidence.ts';
import { nameOfItem } from '#engine/references/nameReference.ts';

import { fenceData } from './fenceData.ts';
import type { PromptInput } from './PromptInput.ts';

const kinds: Record<Source['kind'], string> = { said: 'said', did: 'seen', paid: 'paid' };

const howToRead =
  'What the inputs claim carries what is known of it: "assumed" means that nobody has seen or heard it, "contested" that sources disagree. Build on nothing that is refuted; treat what is assumed or contested as open, and do not state it as a fact.';
const howToCite =
  'These sources may be cited, and no others. Where a claim rests on one, put it into its "evidence": the exact id as "source"; as "quote" a short passage copied word for word from that source above, or null; "against": true where the source speaks against the claim. Leave the list empty rather than guess.';
const howToTest =
  'These claims may be named by their exact ids, the riskiest first: important, with little or mixed evidence.';
const whereElse = '"alsoIn" names further toolsets that state the same claim: a test of one is a test of all.';

/**
 * How to read what is known of the claims in the inputs, which sources may be cited, and which claims may be tested.
 * Only sources whose text is in the prompt are offered: nobody can quote what they cannot read.
 */
export function describeEvidence({ evidence, names }: PromptInput, fenced: Readonly<Record<string, string>>): string {
  if (!evidence) return '';
  const nameOf = (id: string) => names?.nameOf(id) ?? id;
  const sources = evidence.sources.filter(({ id, toolset }) =>
    fenced[toolset]?.includes(JSON.stringify(nameOf(id.slice(toolset.length + 1)))),
  );
  const cited = sources.map(({ id, label, kind }) => ({
    source: nameOf(id),
    who: nameOfItem({ label }, 'en'),
    how: kinds[kind],
  }));
  const isTied = evidence.claims.some(({ alsoIn = [] }) => alsoIn.length > 0);
  const toTest = isTied ? `${howToTest} ${whereElse}` : howToTest;
  const tested = evidence.claims.map((claim) => ({
    claim: nameOf(claim.id),
    text: claim.text,
    known: describeKnown(claim),
    // Stated by several toolsets and told once.
    ...(claim.alsoIn?.length && { alsoIn: claim.alsoIn }),
  }));
  return [
    evidence.isAnnotated ? howToRead : '',
    cited.length > 0 ? `${howToCite}\n${fenceData('sources', cited)}` : '',
    tested.length > 0 ? `${toTest}\n${fenceData('claims', tested)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
