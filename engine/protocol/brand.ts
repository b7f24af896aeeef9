import { z } from 'zod';

import { mostOfBrand } from './brandRules.ts';
import { oneLine } from './oneLine.ts';

const texts = {
  company: z.union([z.literal(''), oneLine(mostOfBrand.company)]).describe('Who hands the project over.'),
  client: z.union([z.literal(''), oneLine(mostOfBrand.client)]).describe('Whom it is made for: a name, a company.'),
  colour: z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/)]).describe('As #rrggbb.'),
};

/** As JSON, or as multipart/form-data with a new `logo` beside it. "" is none. */
export const brandRequest = z.object({
  ...texts,
  keepsLogo: z.enum(['yes', 'no']).default('yes').describe('Whether the logo stays where none is sent.'),
});

/** What covers, feet and shared pages show of whoever made a project, and of whom it is for. */
export const brand = z.object({
  company: z.string(),
  client: z.string(),
  colour: z.string(),
  logo: z.string().nullable().describe('The name of an image of the project.'),
});

export const projectBrandResponse = brand.extend({
  isOwn: z.boolean().describe('Whether it is the project’s own, and not the usual one of its owner.'),
});

export type Brand = z.output<typeof brand>;
export type ProjectBrand = z.output<typeof projectBrandResponse>;
export type BrandTexts = Omit<Brand, 'logo'>;
