import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { type CatalogProduct, RESOURCE } from './types'

/** Where what is in no product form is entered. */
const pages: Readonly<Record<string, (id: number) => string>> = {
  assessment: () => '/questions',
  elearning: (id) => `/courses/${id}/show`,
}

function pathOf({ id, kind }: CatalogProduct, field: string): string {
  const form = `/${RESOURCE}/${id}`
  return field ? `${form}?field=${field}` : (pages[kind]?.(id) ?? form)
}

/** What a draft lacks, each a link to the field where it is entered. */
export const MissingParts = ({ product }: { product: CatalogProduct }) => (
  <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
    {product.missing.map(({ text, field }) => (
      <li key={text}>
        <Link component={RouterLink} to={pathOf(product, field)}>
          {text}
        </Link>
      </li>
    ))}
  </Box>
)
