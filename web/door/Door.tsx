import PenLine from 'lucide-react/icons/pen-line';
import { type FormEvent, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { longestIdea } from '#engine/protocol/longestIdea.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { examplePath, registerPath } from '#web/entryPaths.ts';
import { configuration } from '#web/stores/configuration.ts';

import { door, drawIdea, openDoor, typeIdea } from './door.ts';

/** The idea in a sentence or two, and what becomes of it. */
export function Door() {
  const { t } = useTranslation();
  const id = useId();
  const { text, phase, form, failure } = useSnapshot(door);
  const draws = useSnapshot(configuration).current?.sketches === true;
  useEffect(() => void openDoor(), []);

  function draw(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && phase === 'idle') void drawIdea();
  }

  const around = (
    <Link to={examplePath} className="mt-5 inline-block py-1 font-semibold underline underline-offset-4">
      {t('door.lookAround')}
    </Link>
  );
  if (!draws) return around;
  return (
    <>
      <form onSubmit={draw} className="mt-7 rounded-3xl bg-raised p-5 text-text shadow-raised">
        <label htmlFor={id} className="block text-sm font-medium text-muted">
          {t('door.label')}
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={longestIdea}
          placeholder={form?.example.text}
          value={text}
          aria-describedby={failure ? `${id}-failure` : undefined}
          onChange={(event) => typeIdea(event.target.value)}
          className="mt-1 block w-full resize-none rounded-xl bg-transparent text-base leading-relaxed placeholder:text-muted"
        />
        {failure && (
          <p id={`${id}-failure`} role="alert" className="mt-2 text-sm text-error">
            {failure}
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{t('door.free')}</p>
          {phase === 'drawn' ? (
            <ButtonLink to={registerPath} look="strong">
              {t('door.keep')}
            </ButtonLink>
          ) : (
            <Button type="submit" look="strong" busy={phase === 'drawing'} inactive={text.trim() === ''}>
              <PenLine aria-hidden size={18} />
              {t('door.draw')}
            </Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {phase === 'drawing' ? t('door.drawing') : phase === 'drawn' ? t('door.drawn') : ''}
        </p>
      </form>
      {around}
    </>
  );
}
