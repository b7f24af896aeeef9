import { describe, expect, it } from 'vitest';

import { compareVersions } from './compareVersions.ts';
import { stepsAfter } from './stepsAfter.ts';
import { upgradeDocument } from './upgradeDocument.ts';
import { upgradePointer } from './upgradePointer.ts';
import type { UpgradeStep } from './upgradesContract.ts';

const wrap: UpgradeStep = { step: 'wrap', field: '/pains/*', as: 'pain' };
const move: UpgradeStep = { step: 'move', field: '/tools/*/evidence', to: '/tools/*/grounds' };
const freed = { tools: [{ name: 'Saw', evidence: 'Seen' }, { name: 'Plane' }] };

describe('upgradeDocument', () => {
  it('wraps every text of a list, and leaves the given document alone', () => {
    const before = { pains: ['Noise', 'Dust'], gains: ['Light'] };
    expect(upgradeDocument(before, [wrap])).toEqual({ pains: [{ pain: 'Noise' }, { pain: 'Dust' }], gains: ['Light'] });
    expect(before.pains).toEqual(['Noise', 'Dust']);
  });

  it('moves a field within its item, also to a name that another step has freed', () => {
    const again: UpgradeStep = { step: 'move', field: '/tools/*/name', to: '/tools/*/evidence' };
    expect(upgradeDocument(freed, [move])).toEqual({ tools: [{ name: 'Saw', grounds: 'Seen' }, { name: 'Plane' }] });
    expect(upgradeDocument(freed, [move, again])).toEqual({
      tools: [{ evidence: 'Saw', grounds: 'Seen' }, { evidence: 'Plane' }],
    });
  });

  it('moves a field into an object of its own name', () => {
    expect(upgradeDocument({ size: 3 }, [{ step: 'move', field: '/size', to: '/size/total' }])).toEqual({
      size: { total: 3 },
    });
  });

  it('removes, sets what was not there, and replaces one value', () => {
    const steps: UpgradeStep[] = [
      { step: 'remove', field: '/average' },
      { step: 'set', field: '/items/*/status', value: 'planned' },
      { step: 'replace', field: '/items/*/kind', value: 'other', by: 'else' },
    ];
    const before = { average: 3, items: [{ kind: 'other' }, { kind: 'own', status: 'done' }, {}] };
    expect(upgradeDocument(before, steps)).toEqual({
      items: [{ kind: 'else', status: 'planned' }, { kind: 'own', status: 'done' }, {}],
    });
  });

  it('fills no document that is empty, or has a list where a field is sought', () => {
    const set: UpgradeStep = { step: 'set', field: '/status', value: 'planned' };
    expect(upgradeDocument({}, [set, wrap, move])).toEqual({});
    expect(upgradeDocument({ pains: 'none', tools: 'none' }, [wrap, move])).toEqual({ pains: 'none', tools: 'none' });
  });
});

it('leads pointers to where their field went', () => {
  expect(upgradePointer('/pains/2', [wrap])).toBe('/pains/2/pain');
  expect(upgradePointer('/pains', [wrap])).toBe('/pains');
  expect(upgradePointer('/tools/4/evidence', [move])).toBe('/tools/4/grounds');
  expect(upgradePointer('/tools/4/evidence/0/quote', [move])).toBe('/tools/4/grounds/0/quote');
  expect(upgradePointer('/tools/4/evidencePlan', [move])).toBe('/tools/4/evidencePlan');
  expect(upgradePointer('/average', [{ step: 'remove', field: '/average' }, wrap])).toBeNull();
});

it('takes the steps of later versions only, by number', () => {
  const upgrades = [
    { to: '1.9.0', steps: [wrap] },
    { to: '1.10.0', steps: [move] },
  ];
  expect(stepsAfter(upgrades, '0.0.0')).toEqual([wrap, move]);
  expect(stepsAfter(upgrades, '1.9.0')).toEqual([move]);
  expect(stepsAfter(upgrades, '1.10.0')).toEqual([]);
  expect(compareVersions('2.0.0', '10.0.0')).toBeLessThan(0);
});
