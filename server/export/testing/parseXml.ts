// @ts-expect-error The package brings no types.
import { JSDOM } from 'jsdom';

const { DOMParser } = (new JSDOM() as { window: typeof globalThis }).window;

/** Reads an XML part as a browser would. @throws when it is not well-formed; `name` is told then */
export function parseXml(xml: string, name: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const [fault] = document.getElementsByTagName('parsererror');
  if (fault) throw new Error(`${name}: ${fault.textContent}`);
  return document;
}
