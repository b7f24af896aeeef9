import { expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

import { planTest } from './planTest.ts';

const definition = readDefinition('mvp-test-plan');
const claim = { id: 'lean-canvas/costStructure/rent', text: 'Rent stays below 10,000 TL. '.repeat(9).trim() };
const open = (content: ToolsetDocument) => createDocument(definition, content);

it('adds a hypothesis that names the claim, and says where', () => {
  const document = open({ hypotheses: [{ id: 'first', name: 'First' }] });
  expect(planTest(document, claim)).toBe('/hypotheses/1');
  const [, added] = document.content['hypotheses'] as Record<string, string>[];
  expect(added).toMatchObject({ claim: claim.id, statement: claim.text });
  expect(added!['id']).toBeTruthy();
  expect(added!['name']).toMatch(/^Rent stays .*…$/);
  expect(added!['name']!.length).toBeLessThanOrEqual(120);
});

it('takes over how much the claim weighs', () => {
  const document = open({});
  planTest(document, { ...claim, importance: 5, strength: 3.6 });
  expect(document.content['hypotheses']).toMatchObject([{ importance: 5 }]);
});

it('leaves a score open that nobody gave', () => {
  const document = open({});
  planTest(document, { ...claim, strength: 0 });
  expect(document.content['hypotheses']).not.toMatchObject([{ importance: expect.anything() }]);
});

it('finds the hypothesis that tests the claim already', () => {
  const document = open({
    hypotheses: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B', claim: claim.id },
    ],
  });
  expect(planTest(document, claim)).toBe('/hypotheses/1');
  expect(document.content['hypotheses']).toHaveLength(2);
});

it('refuses where the plan is full, and where a toolset tests nothing', () => {
  const hypotheses = Array.from({ length: 20 }, (_, index) => ({ id: `h${index}`, name: `H${index}` }));
  const document = open({ hypotheses });
  expect(planTest(document, claim)).toBe(null);
  expect(document.content['hypotheses']).toHaveLength(20);
  expect(planTest(createDocument(readDefinition('persona'), {}), claim)).toBe(null);
});
