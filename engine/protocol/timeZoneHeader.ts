/** Names the reader's time zone with every request of the pages, since a day is theirs and not the server's. */
export const timeZoneHeader = 'X-Time-Zone';
