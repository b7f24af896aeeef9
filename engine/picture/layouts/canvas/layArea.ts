import { layCards } from './areas/layCards.ts';
import { layList } from './areas/layList.ts';
import { layStar } from './areas/layStar.ts';
import { layStatement } from './areas/layStatement.ts';
import type { LayArea } from './Laid.ts';

/** Lays an area of any kind. */
export const layArea: LayArea = (content, room) => {
  switch (content.as) {
    case 'list':
      return layList(content, room);
    case 'lead':
    case 'band':
    case 'arrow':
      return layStatement(content, room);
    case 'star':
      return layStar(content, room);
    case 'chain':
    case 'cards':
      return layCards(content, room);
  }
};
