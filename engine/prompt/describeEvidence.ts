import { describeKnown } from '#engine/evidence/describeKnown.ts';
import type { Source } from '#engine/evidence/Evidence.ts';
import { nameOfItem } from '#engine/references/nameReference.ts';

import { fenceData } from './fenceData.ts';
import type { PromptInput } from './PromptInput.ts';

const kinds: Record<Source['kind'], string> = {
  read: 'written',
  said: 'said',
  gave: 'gave something for it',
  did: 'seen',
  measured: 'counted',
  paid: 'paid',
};

const howToRead =
  'What the inputs claim carries what is known of it: "assumed" means that nobody has seen or heard it, "contested" that sources disagree or that only words speak against it; "3/5" is how strong the evidence is, by its kind and by how many independent people or cases stand behind it: 1 and 2 are hints. Build on nothing that is refuted; treat what is assumed or contested as open, and do not state it as a fact. Where a test names what it tested (test of “…”), that sentence was tested: its result tells of the claim only as far as both say the same.';
const howToCite =
  'These sources may be cited, and no others. Where a claim rests on one, put it into its "evidence": the exact id as "source"; as "quote" a short passage copied word for word from that source above, or null; "against": true where the source speaks against the claim. Leave the list empty rather than guess.';
const howToTest =
  'These claims may be named by their exact ids, the riskiest first: important, with little or mixed evidence.';
const howFallen =
  'Where "known" begins with "refuted", it has fallen in other words already: test what was changed because of it, not the same again.';
const whereElse = '"alsoIn" names further toolsets that state the same claim: a test of one is a test of all.';

/**
 * How to read what is known of the claims in the inputs, which sources may be cited, and which claims may be tested.
 * Only sources whose text is in the prompt are offered: nobody can quote what they cannot read.
 */
export function describeEvidence({ evidence, names }: PromptInput, fenced: Readonly<Record<string, string>>): string {
  if (!evidence) return '';
  const sources = evidence.sources.filter(({ id, toolset }) =>
    fenced[toolset]?.includes(JSON.stringify(names?.nameOfSource(id) ?? id.slice(toolset.length + 1))),
  );
  const cited = sources.map(({ id, label, kind }) => ({
    source: names?.nameOfSource(id) ?? id,
    who: nameOfItem({ label }, 'en'),
    how: kinds[kind],
  }));
  const isTied = evidence.claims.some(({ alsoIn = [] }) => alsoIn.length > 0);
  const hasFallen = evidence.claims.some(({ refutedTwin }) => refutedTwin);
  const toTest = [howToTest, isTied && whereElse, hasFallen && howFallen].filter(Boolean).join(' ');
  const tested = evidence.claims.map((claim) => ({
    claim: names?.nameOfClaim(claim.id) ?? claim.id,
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
