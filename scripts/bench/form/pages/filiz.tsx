import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';

import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';
import { ToolsetForm } from '#web/form/ToolsetForm.tsx';

import '../../../../web/styles/theme.css';
import { fetchData, show, type BenchData } from './show.tsx';

const validatorUrl = '/validator.js';
const [data, module] = await Promise.all([
  fetchData(),
  import(/* @vite-ignore */ validatorUrl) as Promise<{ default: DocumentValidator }>,
  i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: {} } } }),
]);

function Page({ definition, document }: BenchData) {
  const [content, setContent] = useState(document);
  return (
    <main className="mx-auto max-w-6xl p-8">
      <ToolsetForm
        definition={definition}
        validator={module.default}
        language="en"
        content={content}
        onChange={setContent}
        journalKey="bench"
      />
    </main>
  );
}

show(<Page {...data} />);
