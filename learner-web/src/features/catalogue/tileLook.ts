/** A card that is horizontal on phones, and vertical from small tablets on and with very large letters. */
export const frame =
  'grid h-full grid-cols-[minmax(0,1fr)] overflow-hidden min-[18rem]:grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-1 sm:grid-rows-[auto_1fr]'
// On phones the tile lies, and its cover is as wide as its height lets it be before it is cut.
export const coverSizes = '(min-width: 80rem) 24rem, (min-width: 40rem) 46vw, 20rem'
export const coverShape = 'h-full min-h-44 sm:aspect-video sm:h-auto sm:min-h-0'
