import { expect, it } from 'vitest';

import { manifestContract } from '#engine/contract/manifestContract.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { checkStanding } from './checkStanding.ts';

const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    slogan: { type: 'string', maxLength: 80 },
    cost: { type: 'number', minimum: 0, maximum: 9 },
    price: { type: 'number', minimum: 0, maximum: 9 },
    steps: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          what: { type: 'string', maxLength: 80 },
          due: { type: 'string', format: 'date' },
          of: { type: 'number', minimum: 0, maximum: 9 },
        },
      },
    },
  },
};

function faultsOf(declared: object): string[] {
  const place = { id: 'x', version: '1.0.0', stage: 'setup', order: 1, icon: 'info', tokenCost: 1, minutes: 10 };
  const faults: string[] = [];
  checkStanding({ manifest: manifestContract.parse({ ...place, ...declared }), schema }, (_, pointer) =>
    faults.push(pointer),
  );
  return faults;
}

it('takes what leads to fields of the right kind', () => {
  const parts = { list: '/steps', name: 'what', amount: 'of' };
  expect(
    faultsOf({
      gist: { fields: ['/slogan', '/steps/*/what'] },
      figures: [{ field: '/cost', direction: 'at-most', limit: '/price', per: '/slogan', parts }],
      actions: [{ list: '/steps', text: 'what', date: 'due', who: 'what', while: { field: 'what', is: ['open'] } }],
    }),
  ).toEqual([]);
});

it.each([
  [{ gist: { fields: ['/slogan', '/cost'] } }, ['/gist/fields/1']],
  [{ figures: [{ field: '/cost', direction: 'at-most', limit: '/gone' }] }, ['/figures/0/limit']],
  [{ figures: [{ field: '/steps/*/of', direction: 'at-most', limit: '/price' }] }, ['/figures/0/field']],
  [{ actions: [{ list: '/steps', text: 'what', date: 'what' }] }, ['/actions/0/date']],
  [{ actions: [{ list: '/steps', text: 'gone', date: 'due' }] }, ['/actions/0/text']],
  [{ hypotheses: [{ list: '/steps', claim: 'what', opensRounds: true }] }, ['/hypotheses/0/opensRounds']],
  [{ hypotheses: [{ list: '/steps', claim: 'what', told: 'of' }] }, ['/hypotheses/0/told']],
  [{ verdicts: [{ list: '/steps', verdict: 'what', told: 'due2' }] }, ['/verdicts/0/told']],
])('names the fault of %j', (declared, faults) => {
  expect(faultsOf(declared)).toEqual(faults);
});
