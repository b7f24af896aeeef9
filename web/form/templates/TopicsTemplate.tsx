import { use } from 'react';

import { DepthContext } from '#web/form/depth/DepthContext.ts';
import { OpenAllButton } from '#web/form/folds/OpenAllButton.tsx';
import { rowListStyle } from '#web/form/folds/rowStyle.ts';
import { useFold } from '#web/form/folds/useFold.ts';
import { useOpenRows } from '#web/form/folds/useOpenRows.ts';

import type { ObjectParts } from './ObjectParts.ts';
import { TopicRows } from './TopicRows.ts';

/** A group of groups, each a row that opens. */
export function TopicsTemplate({ id, pointer, ui, fields }: ObjectParts) {
  const rows = useOpenRows();
  const { MoreTopics } = use(DepthContext);
  useFold(pointer, rows.show);
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <div className="mb-2 flex items-baseline justify-end gap-3">
        <h3 id={`${id}-label`} className={ui.hideTitle ? 'sr-only' : 'mr-auto text-base font-semibold text-text'}>
          {ui.title}
        </h3>
        <OpenAllButton rows={rows} keys={fields.map(({ name }) => name)} title={ui.title} />
      </div>
      {ui.help && <p className="mb-3 text-sm text-muted">{ui.help}</p>}
      <ul className={`${rowListStyle} empty:hidden`}>
        <TopicRows value={rows}>{fields.map(({ content }) => content)}</TopicRows>
      </ul>
      {MoreTopics && <MoreTopics pointer={pointer} ui={ui} />}
    </div>
  );
}
