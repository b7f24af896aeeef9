import { defineLayout } from '#engine/picture/layouts/defineLayout.ts';

import { bonesContract } from './bonesContract.ts';
import { checkBones } from './checkBones.ts';

export const bonesLayout = defineLayout({
  kind: 'bones',
  contract: bonesContract,
  check: checkBones,
});
