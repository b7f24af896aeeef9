import { firstToolset } from '../process/benchToolsets.ts';
import { newProject } from '../process/newProject.ts';
import type { FilizProcess } from '../process/startFiliz.ts';
import { openStream, type OpenStream } from './openStream.ts';

/** Orders generations: resolves with the open stream, and can cancel it. */
export interface Orderer {
  order(number: number): Promise<OpenStream>;
  /** Cancels the last order. */
  cancel(): Promise<void>;
}

/** People with two projects each, since a person may run two generations at once. */
export async function filizOrderers(filiz: FilizProcess, count: number): Promise<Orderer[]> {
  const orderers: Orderer[] = [];
  while (orderers.length < count) {
    const token = await filiz.register();
    for (let index = 0; index < 2; index += 1) orderers.push(orderer(filiz, token, await newProject(filiz, token)));
  }
  return orderers;
}

function orderer(filiz: FilizProcess, token: string, project: string): Orderer {
  let cancel = async () => {};
  return {
    order: async (number) => {
      const path = `/api/projects/${project}/toolsets/${firstToolset.manifest.id}/generations`;
      const body = { extraNotes: `This is order ${number}.` };
      const { id } = await filiz.call<{ id: string }>('POST', path, { token, body });
      const events = `${filiz.url}/api/generations/${id}/events`;
      const stream = await openStream(events, { headers: { authorization: `Bearer ${token}` } }, 'event: content');
      cancel = async () => {
        await filiz.call('DELETE', `/api/generations/${id}`, { token });
        await stream.ended;
      };
      return stream;
    },
    cancel: () => cancel(),
  };
}

/** Sends the same requests to the model as Filiz does, through the pass-through. */
export function bareOrderers(port: number, prompt: string, count: number): Orderer[] {
  return Array.from({ length: count }, () => {
    let cancel = async () => {};
    return {
      order: async (number) => {
        const messages = [{ role: 'user', content: `${prompt}\nThis is order ${number}.` }];
        const body = JSON.stringify({ model: 'fake', stream: true, messages });
        const headers = { 'content-type': 'application/json' };
        const stream = await openStream(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }, 'data: ');
        cancel = async () => {
          stream.close();
          await stream.ended;
        };
        return stream;
      },
      cancel: () => cancel(),
    };
  });
}
