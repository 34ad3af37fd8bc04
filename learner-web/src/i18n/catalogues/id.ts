import type { Catalogue, Catalogues } from '../catalogue'

/** Indonesian texts by their file, but the shop's, which are part of the first load. */
export const catalogues: Catalogues = import.meta.glob<Catalogue>([
  '../locales/id/*.po',
  '!../locales/id/shop.po',
])
