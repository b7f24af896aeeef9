/** History state of slides that were opened from a page, to which closing them goes back. It survives a reload. */
export const openedFromPage = { isFromPage: true };
