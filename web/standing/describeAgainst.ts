import type { TFunction } from 'i18next';

import type { CaseAgainst } from '#engine/protocol/caseAgainst.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { withSign } from '#web/toolsets/withSign.ts';

import { describeTest } from './describeTest.ts';

interface Told {
  /** What the team wrote, or the figure's name. */
  title: string;
  /** What speaks against it. */
  text: string;
  place: { toolset: string; pointer: string };
}

/** A point of the case against in words. */
export function describeAgainst(point: CaseAgainst, t: TFunction): Told {
  if (point.kind === 'figure') {
    const { name, value, limit, unit, direction, toolset, pointer } = point.figure;
    const figures = [value, limit.value].map((number) => formatFigure(number, currentLanguage(), unit));
    const words = { value: figures[0], limit: figures[1], of: limit.name };
    return { title: name, text: t(`standing.against.figure.${direction}`, words), place: { toolset, pointer } };
  }
  const { text: title, toolset, pointer } = point;
  return { title, text: textOf(point, t), place: { toolset, pointer } };
}

function textOf(point: Exclude<CaseAgainst, { kind: 'figure' }>, t: TFunction): string {
  switch (point.kind) {
    case 'refuted': {
      const told = describeTest(point.test, t);
      return told === null ? t('standing.against.refutedAlone') : t('standing.against.refuted', { told });
    }
    case 'close':
      return t('standing.against.close', { told: describeTest(point.test, t) ?? '' });
    case 'contested':
      return t('standing.against.contested', { for: point.for, against: point.against });
    case 'untested':
      return t('standing.against.untested', { importance: point.importance ?? '' });
    case 'moved': {
      const { threshold, expected } = point.test;
      const say = (value: number | undefined) => (value === undefined ? '–' : withSign(value, { threshold, expected }));
      return point.from.threshold === undefined
        ? t('standing.against.setAfter', { to: say(threshold) })
        : t('standing.against.moved', { from: say(point.from.threshold), to: say(threshold) });
    }
  }
}
