// Such models answer, but write no documents.
const notForChat = /embed|rerank|bge-|minilm|(^|[/-])e5-|whisper|speech|tts|clip|diffusion|guard|moderation|ocr/i;
const madeForElse = /code|math|vision|[-_]vl\b|llava|[-_]base\b/i;
const madeForChat = /instruct|chat|[-_]it\b/i;

/**
 * The model for drafts among those that a server offers: the wanted one, else the first that is best suited to chat.
 */
export function chooseChatModel(names: readonly string[], wanted?: string | null): string | undefined {
  if (wanted && names.includes(wanted)) return wanted;
  return names.filter((name) => !notForChat.test(name)).toSorted((a, b) => rank(a) - rank(b))[0];
}

function rank(name: string): number {
  if (madeForElse.test(name)) return 2;
  return madeForChat.test(name) ? 0 : 1;
}
