// All control characters but tab and line feed, and halves of characters, which no database gives back as they were.
const controls = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/**
 * A text without control characters: databases cut at some, files of exports break at others, and nobody sees them.
 * Line feed and tab stay; the line ends of Windows and old Macs become line feeds.
 */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '');
}
