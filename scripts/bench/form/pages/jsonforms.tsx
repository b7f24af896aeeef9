import type { JsonSchema } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState } from 'react';

import { fetchData, show, type BenchData } from './show.tsx';

function Page({ definition, document }: BenchData) {
  const [content, setContent] = useState<unknown>(document);
  return (
    <JsonForms
      schema={definition.schema as JsonSchema}
      data={content}
      renderers={vanillaRenderers}
      cells={vanillaCells}
      onChange={({ data }) => setContent(data)}
    />
  );
}

show(<Page {...await fetchData()} />);
