import { z } from 'zod';

/** A setting that is an address with one of these protocols, without slashes at its end. */
export function addressSetting(protocols: string[], example: string) {
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `expected an address such as ${example}`,
    )
    .transform((text) => text.replace(/^[A-Za-z]+:/, (protocol) => protocol.toLowerCase()).replace(/\/+$/, ''));
}

/** The same for the web: as a browser would write it, so that "HTTPS://Filiz.Example" is the address it means. */
export function webAddressSetting(example: string) {
  return addressSetting(['http:', 'https:'], example)
    .refine((text) => !/\s/.test(text), 'expected an address without blanks')
    .transform((text) => new URL(text).href.replace(/\/+$/, ''));
}
