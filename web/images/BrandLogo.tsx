import type { Brand } from '#engine/protocol/brand.ts';

import { useImageAddress } from './useImageAddress.ts';

interface BrandLogoProps {
  brand: Pick<Brand, 'logo' | 'company'>;
  /** Its size. */
  className: string;
  /** Whether the company is named beside it, so that nobody has to be told twice. */
  isNamedBeside?: boolean;
}

/** The logo of those who show a project, on the paper that it was drawn for; nothing without one. */
export function BrandLogo({ brand: { logo, company }, className, isNamedBeside = false }: BrandLogoProps) {
  return logo === null ? null : <Shown {...{ logo, className }} alt={isNamedBeside ? '' : company} />;
}

function Shown({ logo, className, alt }: { logo: string; className: string; alt: string }) {
  const { address } = useImageAddress(logo);
  if (address === undefined) return null;
  return <img src={address} alt={alt} className={`w-auto shrink-0 bg-white object-contain ${className}`} />;
}
