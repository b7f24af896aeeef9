import { useTranslation } from 'react-i18next';

import { brandColours } from '#engine/brand/brandColours.ts';
import { useImageAddress } from '#web/images/useImageAddress.ts';

interface BrandPreviewProps {
  company: string;
  client: string;
  /** "": the usual one. */
  colour: string;
  /** Of the logo that is kept. */
  fileName: string | null;
  /** Where one that is not sent yet is shown. */
  picked: string | undefined;
}

const usual = '#2f3e50';

/** The cover as it will look; to be seen only, since all of it stands in the fields. */
export function BrandPreview({ company, client, colour, fileName, picked }: BrandPreviewProps) {
  const { t } = useTranslation();
  const { fill, onFill } = brandColours(colour || usual);
  return (
    <div
      aria-hidden
      className="flex min-h-40 w-full max-w-sm flex-col gap-3 rounded-xl border border-outline p-5"
      style={{ background: fill, color: onFill }}
    >
      <div className="min-h-14">
        {picked ? <Chip address={picked} /> : fileName && <KeptLogo fileName={fileName} />}
      </div>
      <p className="text-xl font-semibold wrap-anywhere">{t('brand.yourProject')}</p>
      <div className="mt-auto text-sm wrap-anywhere">
        {client.trim() && <p>{t('brand.for', { name: client.trim() })}</p>}
        <p>{company}</p>
      </div>
    </div>
  );
}

function KeptLogo({ fileName }: { fileName: string }) {
  const { address } = useImageAddress(fileName);
  return address === undefined ? null : <Chip address={address} />;
}

/** On paper of its own, as on the cover. */
function Chip({ address }: { address: string }) {
  return <img src={address} alt="" className="max-h-14 w-auto max-w-40 rounded-lg bg-white p-2" />;
}
