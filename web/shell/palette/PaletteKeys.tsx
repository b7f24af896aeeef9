/** Keys as they are drawn on a keyboard. */
export function PaletteKeys({ keys }: { keys: string[] }) {
  return (
    <span aria-hidden className="flex gap-1.5 max-desktop:hidden">
      {keys.map((key) => (
        <kbd
          key={key}
          translate="no"
          className="rounded-lg border border-frame px-1.5 py-0.5 font-sans text-xs text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
