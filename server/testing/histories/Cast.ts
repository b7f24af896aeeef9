import { createCanvas } from '@napi-rs/canvas';

import { readImageHeader } from '#server/images/readImageHeader.ts';
import { reencode } from '#server/images/reencode.ts';
import { Person, type Site } from '#server/testing/Person.ts';

import type { Recorder } from './Recorder.ts';
import { type Doors, Visitor } from './Visitor.ts';

const names = ['ada', 'bora', 'cem'] as const;

/** Three people: two share a project, the third has one alone and is also an editor of the other. */
export interface Cast {
  visitors: Visitor[];
  /** Of each person. */
  projectsOf: string[][];
  /** Owner first. */
  projects: { id: string; owner: Visitor }[];
  /** As they are uploaded, and as they are sent. */
  pictures: Map<string, Buffer>;
  sent: Map<string, Uint8Array>;
}

/** Lets people register and begin, before anything disturbs them. */
export async function callCast(site: Site, doors: Doors, recorder: Recorder): Promise<Cast> {
  const people = await Promise.all(
    names.map(async (name) => {
      const { token, user } = await site.register();
      const visitor = new Visitor({ name, id: user.id, email: user.email, token, doors, recorder });
      return { person: new Person(site, { id: user.id, token }), visitor };
    }),
  );
  const [ada, , cem] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const [shared, own] = await Promise.all([ada.person.project(), cem.person.project()]);
  for (const { visitor } of people.slice(1)) await invite(ada.person, shared, visitor.email);
  for (const { person, project } of [
    { person: ada.person, project: shared },
    { person: cem.person, project: own },
  ])
    await person.saveExample(project, 'market');
  const visitors = people.map(({ visitor }) => visitor);
  const projects = [
    { id: shared, owner: ada.visitor },
    { id: own, owner: cem.visitor },
  ];
  const pictures = new Map(['red', 'blue'].map((colour) => [colour, draw(colour)]));
  // The same picture is encoded to the same bytes each time.
  const sent = await Promise.all(
    [...pictures].map(async ([name, bytes]) => [name, (await reencode(bytes, readImageHeader(bytes))).bytes] as const),
  );
  return {
    visitors,
    projects,
    projectsOf: [[shared], [shared], [shared, own]],
    pictures,
    sent: new Map(sent),
  };
}

async function invite(owner: Person, project: string, email: string): Promise<void> {
  const reply = await owner.call('POST', `/api/projects/${project}/members`, { email, role: 'editor' });
  if (reply.status !== 201) throw new Error(`not invited: ${reply.status}`);
}

function draw(colour: string): Buffer {
  const canvas = createCanvas(24, 16);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 12, 16);
  return canvas.toBuffer('image/png');
}
