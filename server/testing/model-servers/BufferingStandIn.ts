import type { Output, StandInRequest } from './ModelStandIn.ts';
import { VllmStandIn } from './VllmStandIn.ts';

interface Chunk {
  choices: { delta: { content?: string }; finish_reason?: string | null }[];
  usage?: object;
}

/** A proxy that collects what streams behind it and hands it on as one JSON body. */
export class BufferingStandIn extends VllmStandIn {
  protected override readonly contentType = 'application/json';

  protected override write(output: Output, body: StandInRequest): void {
    const lines: string[] = [];
    const hand = (last: string) => {
      // What failed behind it, it hands on as it is, with the status that it has sent already.
      const failure = last.split('\n').find((line) => line.startsWith('data: {'));
      if (failure) return void output.end(failure.slice('data: '.length));
      const chunks = lines
        .filter((line) => line.startsWith('data: {'))
        .map((line) => JSON.parse(line.slice('data: '.length)) as Chunk);
      const content = chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('');
      const finish_reason = chunks.map(({ choices }) => choices[0]?.finish_reason).find(Boolean) ?? null;
      const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason }];
      output.end(JSON.stringify({ object: 'chat.completion', choices, usage: chunks.at(-1)?.usage }));
    };
    super.write({ write: (text) => lines.push(text), end: hand, destroy: () => output.destroy() }, body);
  }
}
