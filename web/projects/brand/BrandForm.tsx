import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isTooPale } from '#engine/brand/brandColours.ts';
import type { Brand } from '#engine/protocol/brand.ts';
import { mostOfBrand } from '#engine/protocol/brandRules.ts';
import { saveBrand } from '#web/api/brands.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { TextField } from '#web/components/TextField.tsx';
import { showToast } from '#web/stores/toasts.ts';

import { BrandPreview } from './BrandPreview.tsx';
import { ColourField } from './ColourField.tsx';
import { LogoField } from './LogoField.tsx';
import { readColour } from './readColour.ts';

interface BrandFormProps {
  address: string;
  brand: Brand;
  onSaved: (brand: Brand) => void;
}

/** The logo, the colour and the names, with a cover as it will look. */
export function BrandForm({ address, brand, onSaved }: BrandFormProps) {
  const { t } = useTranslation();
  const [company, setCompany] = useState(brand.company);
  const [client, setClient] = useState(brand.client);
  const [typed, setTyped] = useState(brand.colour);
  const [logo, setLogo] = useState<Blob | 'keep' | 'none'>('keep');
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  const colour = readColour(typed);
  const picked = useAddress(logo);

  function send(event: FormEvent) {
    event.preventDefault();
    if (colour === null) return setMessages({ colour: t('brand.noColour') });
    const texts = { company: company.trim(), client: client.trim(), colour };
    void submit(
      async () => {
        onSaved(await saveBrand(address, texts, logo));
        showToast('success', t('brand.saved'));
      },
      { 'image-type': 'logo', 'image-broken': 'logo', 'image-too-large': 'logo' },
    );
  }

  const shown = logo === 'keep' ? brand.logo : null;
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
      <FormAlert failure={failure} />
      <BrandPreview {...{ company, client }} colour={colour ?? ''} fileName={shown} picked={picked} />
      <LogoField
        hasLogo={shown !== null || logo instanceof Blob}
        error={messages['logo']}
        onPick={setLogo}
        onRemove={() => setLogo('none')}
        onRefuse={(message) => setMessages({ logo: message })}
      />
      <TextField
        label={t('brand.company')}
        autoComplete="organization"
        maxLength={mostOfBrand.company}
        value={company}
        error={messages['company']}
        onChange={(event) => setCompany(event.target.value)}
      />
      <TextField
        label={t('brand.client')}
        help={t('brand.clientHelp')}
        maxLength={mostOfBrand.client}
        value={client}
        error={messages['client']}
        onChange={(event) => setClient(event.target.value)}
      />
      <ColourField
        value={typed}
        colour={colour}
        error={colour === null ? messages['colour'] : undefined}
        help={colour && isTooPale(colour) ? t('brand.tooPale') : t('brand.colourHelp')}
        onChange={setTyped}
      />
      <Button type="submit" className="self-start" busy={busy}>
        {t('brand.save')}
      </Button>
    </form>
  );
}

/** Where the page can show a file that is not sent yet. */
function useAddress(logo: Blob | string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(logo instanceof Blob)) return setAddress(undefined);
    const made = URL.createObjectURL(logo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [logo]);
  return address;
}
