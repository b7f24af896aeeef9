import type { Brand, BrandTexts, ProjectBrand } from '#engine/protocol/brand.ts';

import { call } from './call.ts';

/** A project's, or a person's usual one. */
export type AnyBrand = Brand & Partial<ProjectBrand>;

export const projectBrandAddress = (projectId: string) => `/api/projects/${projectId}/brand`;
export const usualBrandAddress = '/api/user/brand';

export const fetchBrand = (address: string, signal?: AbortSignal) =>
  call<AnyBrand>(address, { ...(signal && { signal }) });

/** @param logo a new one, or whether the one of before stays */
export function saveBrand(address: string, texts: BrandTexts, logo: Blob | 'keep' | 'none') {
  const fields = { ...texts, keepsLogo: logo === 'none' ? 'no' : 'yes' };
  if (!(logo instanceof Blob)) return call<AnyBrand>(address, { method: 'PUT', body: fields });
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.set(name, text);
  body.set('logo', logo);
  return call<AnyBrand>(address, { method: 'PUT', body });
}

/** Takes a project's own away. */
export const deleteBrand = (projectId: string) =>
  call<ProjectBrand>(projectBrandAddress(projectId), { method: 'DELETE' });
