import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { type CatalogProduct, RESOURCE } from './types'

/** Where what is in no product form is entered. */
const pages: Readonly<Record<string, (product: CatalogProduct) => string>> = {
  assessment: ({ values }) => `/exams/${values.blueprint}/show/units`,
  elearning: ({ id }) => `/courses/${id}/show`,
}

function pathOf(product: CatalogProduct, field: string): string {
  const form = `/${RESOURCE}/${product.id}`
  return field ? `${form}?field=${field}` : (pages[product.kind]?.(product) ?? form)
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
