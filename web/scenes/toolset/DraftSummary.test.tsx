import { render, screen } from '@testing-library/react';
import { ref } from 'valtio';
import { afterEach, expect, it } from 'vitest';

import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { DraftSummary } from './DraftSummary.tsx';

const definition = readDefinition('persona');
afterEach(() => void (toolsetScreen.document = null));

it('tells an item that was left out from one that lost something, and numbers one without a name', () => {
  const lunch = { id: 'lunch', pattern: 'Seconds decide at lunch.', importance: 4 };
  const evidence = [{ id: 'e1', source: 'interview', quote: 'The queue stops.' }];
  const savedContent = {
    patterns: [
      { ...lunch, evidence },
      { id: 'bin', pattern: '', importance: 2 },
    ],
  };
  const content = { patterns: [{ ...lunch, evidence: [] }] };
  const draft = { generationId: 'g', createdAt: '', cut: [], starter: false };
  const document = createOpenDocument(definition, createState(definition, content, { savedContent, draft }));
  toolsetScreen.document = ref<OpenDocument>(document);
  render(<DraftSummary editable={document.editable} language="en" />);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Seconds decide at lunch.1', 'Left out: Pattern 21']);
});
