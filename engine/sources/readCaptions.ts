const timing = /^\s*((?:\d+:)?[0-5]?\d:[0-5]\d[.,]\d{1,3})\s*-->/;
const voice = /^<v[^\s>]*\s([^>]+)>/;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };
// Captions are cut where a screen ends, not where a sentence does; without any full stop a line ends here.
const longest = 400;

interface Caption {
  time: string;
  speaker: string;
  text: string;
}

/** Whether a text is made of captions, WebVTT or SRT. */
export function isCaptions(text: string): boolean {
  const lines = text.split('\n', 12);
  return /^WEBVTT(?:\s|$)/.test(lines[0] ?? '') || lines.some((line) => timing.test(line));
}

/**
 * Captions, WebVTT or SRT, as lines of a transcript: "[04:22] P3: Look". A sentence that goes over several captions
 * becomes one line. What has no times that can be read stays as text.
 */
export function readCaptions(text: string): string {
  const captions: Caption[] = [];
  let isSkipped = false;
  let open: Caption | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const told = timing.exec(line);
    if (told) {
      open = { time: shortTime(told[1]!), speaker: '', text: '' };
      captions.push(open);
      isSkipped = false;
    } else if (line.trim() === '') {
      isSkipped = false;
      if (open?.text) open = null;
    } else if (open) {
      const spoken = voice.exec(line.trimStart());
      if (spoken && !open.speaker) open.speaker = spoken[1]!.trim();
      open.text = `${open.text} ${plain(line)}`.trim();
    } else if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line) || (index === 0 && line.startsWith('WEBVTT'))) {
      isSkipped = true;
    } else if (!isSkipped && !isCounter(line) && !line.includes('-->')) {
      // Its times are broken; the words are not to be lost for that.
      captions.push({ time: '', speaker: '', text: plain(line) });
    }
  }
  return joined(captions.filter(({ text }) => text !== ''))
    .map(({ time, speaker, text }) => `${time && `[${time}] `}${speaker && `${speaker}: `}${text}`)
    .join('\n');
}

function joined(captions: readonly Caption[]): Caption[] {
  const lines: Caption[] = [];
  for (const caption of captions) {
    const last = lines.at(-1);
    const goesOn =
      last &&
      last.text.length < longest &&
      last.time !== '' &&
      caption.time !== '' &&
      [last.speaker, ''].includes(caption.speaker) &&
      !/[.?!…:]["”’)]*$/.test(last.text);
    if (goesOn) last.text = `${last.text} ${caption.text}`;
    else lines.push({ ...caption });
  }
  return lines;
}

const isCounter = (line: string) => /^\s*\d+\s*$/.test(line);

function plain(line: string): string {
  return line
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** "00:04:22.100" as "04:22", and "01:04:22,100" as "1:04:22". */
function shortTime(time: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = time.split(/[.,]/)[0]!.split(':').map(Number).toReversed();
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}
