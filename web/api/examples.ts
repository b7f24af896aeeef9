import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { call } from './call.ts';

/** What the example company wrote. */
export const fetchExample = (toolset: string, language: Language) =>
  call<ToolsetDocument>(`/api/toolsets/${encodeURIComponent(toolset)}/examples/${language}`);
