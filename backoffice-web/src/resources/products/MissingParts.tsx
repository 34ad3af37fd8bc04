import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { type CatalogProduct, RESOURCE } from './types'

/** Pages for requirements that are not part of the product form. */
const pages: Readonly<Record<string, (product: CatalogProduct) => string>> = {
  assessment: ({ values }) => `/exams/${values.blueprint}/show/units`,
  elearning: ({ id }) => `/courses/${id}/show`,
}

function pathOf(product: CatalogProduct, field: string): string {
  const form = `/${RESOURCE}/${product.id}`
  return field ? `${form}?field=${field}` : (pages[product.kind]?.(product) ?? form)
}

/** Missing requirements of a draft, each with a link to its field. */
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
