import type { Catalogue, Catalogues } from '../catalogue'

export const catalogues: Catalogues = import.meta.glob<Catalogue>('../locales/en/*.po')
