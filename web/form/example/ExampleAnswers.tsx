import { useState } from 'react';
import { createPortal } from 'react-dom';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { copyText } from '#web/components/copyText.ts';
import { useForm } from '#web/form/FormContext.ts';

import { exampleAnswers } from './exampleAnswers.ts';
import { exampleWords } from './exampleWords.ts';

interface ExampleAnswersProps {
  /** The element of the field that is being filled in. */
  field: Element;
  /** The id of its label. */
  label: string;
  pattern: string;
  load: () => Promise<ToolsetDocument>;
}

type Loaded = ToolsetDocument | 'loading' | 'failed';

/** What the example company wrote into the field that is being filled in: folded, loaded when opened. */
export function ExampleAnswers({ field, label, ...props }: ExampleAnswersProps) {
  return createPortal(<Answers key={label} {...props} />, field);
}

function Answers({ pattern, load }: Pick<ExampleAnswersProps, 'pattern' | 'load'>) {
  const { definition, language, announce } = useForm();
  const say = exampleWords.in(language);
  const [uncopied, setUncopied] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const id = `example${pattern.replaceAll(/[/*]/g, '-')}`;
  const open = () => {
    if (loaded !== null && loaded !== 'failed') return setLoaded(null);
    setLoaded('loading');
    load().then(setLoaded, () => setLoaded('failed'));
  };
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    announce(say(isCopied ? 'copied' : 'notCopied'));
    setUncopied(isCopied ? null : text);
  };
  const answers = typeof loaded === 'object' && loaded ? exampleAnswers(definition, loaded, pattern, language) : [];
  return (
    <div className="mt-1.5 text-sm" data-example>
      <button
        type="button"
        aria-expanded={loaded !== null}
        aria-controls={loaded === null ? undefined : id}
        onClick={open}
        className="min-h-6 cursor-pointer text-xs font-medium text-muted underline decoration-outline underline-offset-4 hover:text-text"
      >
        {say('title')}
      </button>
      {loaded !== null && (
        <div id={id} className="mt-1.5 border-l-2 border-outline py-0.5 pl-3" aria-live="polite">
          {loaded === 'loading' && <p className="text-muted">{say('loading')}</p>}
          {loaded === 'failed' && <p className="text-error">{say('failed')}</p>}
          {typeof loaded === 'object' && answers.length === 0 && <p className="text-muted">{say('nothing')}</p>}
          <ul className="flex flex-col gap-2">
            {answers.map((text) => (
              <li key={text} className="flex flex-wrap items-start gap-x-3">
                <span className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere text-text">{text}</span>
                <button
                  type="button"
                  aria-label={`${say('copy')}: ${text.slice(0, 60)}`}
                  onClick={() => void copy(text)}
                  className="min-h-6 shrink-0 cursor-pointer text-xs font-medium text-muted underline decoration-outline underline-offset-4 hover:text-text"
                >
                  {say('copy')}
                </button>
                {uncopied === text && <span className="basis-full text-error">{say('notCopied')}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
