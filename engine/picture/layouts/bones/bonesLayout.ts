import { defineLayout } from '../defineLayout.ts';
import { checkBones } from './checkBones.ts';
import { bonesContract } from './bonesContract.ts';

export const bonesLayout = defineLayout({
  kind: 'bones',
  contract: bonesContract,
  check: checkBones,
});
