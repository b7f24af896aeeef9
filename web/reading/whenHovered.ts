/** What can be done about a block (a `group`): seen while it is hovered, or while the control has the focus. */
export const whenHovered =
  'border border-outline bg-raised opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 [@media(pointer:coarse)]:hidden';
