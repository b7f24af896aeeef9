import i18next from 'i18next';
import { useEffect } from 'react';
import { initReactI18next } from 'react-i18next';

import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';
import { EditableDocument } from '#web/document/EditableDocument.ts';
import { Journal } from '#web/document/Journal.ts';
import { formTexts } from '#web/form/formTexts.ts';
import { ToolsetForm } from '#web/form/ToolsetForm.tsx';
import { whenIdle } from '#web/whenIdle.ts';

import '../../../../web/styles/theme.css';
import { fetchData, show, type BenchData } from './show.tsx';

const validatorUrl = '/validator.js';
/** As on the real page, loaded when the form is there and the browser idle: only saving needs it. */
const loadValidator = async () =>
  ((await import(/* @vite-ignore */ validatorUrl)) as { default: DocumentValidator }).default;

const [data] = await Promise.all([
  fetchData(),
  // As startI18n does it, with one text in place of those of other pages.
  i18next
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { translation: { name: 'Filiz' } } },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
    .then(() => formTexts.load()),
]);

function Page({ document }: { document: EditableDocument }) {
  useEffect(() => whenIdle(() => void loadValidator()), []);
  return (
    <main className="mx-auto max-w-6xl p-8">
      <ToolsetForm document={document} language="en" />
    </main>
  );
}

/** With a journal, as on the real page. */
function createDocument({ definition, document: content }: BenchData): EditableDocument {
  const document = new EditableDocument({ definition, loadValidator }, content);
  const journal = new Journal('bench', 'tab', new Set());
  const base = { revision: 1, generationId: null, content };
  document.observer = {
    onType: (letters) => journal.writeLetters(letters, base),
    onEdit: () => journal.writeContent(document.content, base, document.letters),
  };
  return document;
}

const document = createDocument(data);
// The rows of a list are closed until they are used.
Object.assign(globalThis, { revealTarget: (text: string) => document.requestFocus(pointerTo(text)) });
show(<Page document={document} />);

function pointerTo(text: string, value: unknown = data.document, pointer = ''): string {
  if (value === text) return pointer;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value).reduce(
    (found, [key, child]) => found || pointerTo(text, child, `${pointer}/${key}`),
    '',
  );
}
