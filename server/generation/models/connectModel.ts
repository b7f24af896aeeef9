import type { Config } from '#server/config.ts';

import type { DraftWriter } from './DraftWriter.ts';
import { findLocalModel } from './local/findLocalModel.ts';
import type { ModelPatience } from './ModelPatience.ts';
import { OpenAiModel } from './OpenAiModel.ts';

/** The model configured with OPENAI_*, else one that answers on this machine; null without either. */
export async function connectModel(
  { model, localModels }: Pick<Config, 'model' | 'localModels'>,
  patience: ModelPatience,
): Promise<DraftWriter | null> {
  if (model) return writeWith(new OpenAiModel(model, patience));
  const local = await findLocalModel(localModels.ports, localModels.wanted);
  if (!local) return null;
  const { name, baseUrl } = local;
  return {
    ...writeWith(new OpenAiModel({ apiKey: null, baseUrl, name, context: localModels.context }, patience)),
    local,
  };
}

function writeWith(model: OpenAiModel): DraftWriter {
  return {
    name: model.name,
    createModel: () => model,
    createReader: () => model,
    createSketcher: () => model,
    room: (signal) => model.room(signal),
  };
}
