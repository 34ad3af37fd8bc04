/** The classes of a tile: its card, its cover, and where the wishlist button stands on the cover. */
export interface TileLook {
  card: string
  cover: string
  heart: string
}

/** Horizontal on phones, and vertical from small tablets on and with very large letters. */
export const inGrid: TileLook = {
  card: 'grid h-full grid-cols-[minmax(0,1fr)] overflow-hidden min-[18rem]:grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-1 sm:grid-rows-[auto_1fr]',
  cover: 'h-full min-h-44 sm:aspect-video sm:h-auto sm:min-h-0',
  heart: 'start-1.5 sm:start-auto sm:end-1.5',
}

/** Vertical everywhere: beside others in a row that scrolls, its picture is whole. */
export const inStrip: TileLook = {
  card: 'grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] overflow-hidden',
  cover: 'aspect-2/1 sm:aspect-video',
  heart: 'end-1.5',
}

// On phones the tile lies, and its cover is as wide as its height lets it be before it is cut.
export const coverSizes = '(min-width: 80rem) 24rem, (min-width: 40rem) 46vw, 20rem'
