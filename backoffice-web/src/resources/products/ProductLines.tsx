import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { ArrayInput } from 'react-admin'
import { FormRows } from '../../ui/FormRows'
import { ProductInput } from './ProductInput'
import type { FormLines } from './types'
import { fieldId } from './useWantedField'

/** Child rows of a product: added, removed, and reordered if the order is stored. */
export const ProductLines = ({ lines, kind }: { lines: FormLines; kind: string }) => {
  const { t } = useLingui()
  return (
    <Box id={fieldId(lines.name)} sx={{ gridColumn: '1 / -1', pt: 1 }}>
      {lines.help && (
        <Typography variant="body2" color="text.secondary">
          {lines.help}
        </Typography>
      )}
      <ArrayInput source={`lines.${lines.name}`} label={lines.label}>
        <FormRows
          inline
          disableReordering={!lines.is_ordered}
          add={t`Tambah: ${lines.label}`}
          sx={{ '& .RaSimpleFormIterator-form': { flex: 1, columnGap: 1.5 } }}
        >
          {lines.fields.map((field) => (
            <ProductInput key={field.name} field={field} kind={kind} source={field.name} />
          ))}
        </FormRows>
      </ArrayInput>
    </Box>
  )
}
