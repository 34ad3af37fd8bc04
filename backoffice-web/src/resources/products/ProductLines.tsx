import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin'
import { ProductInput } from './ProductInput'
import type { FormLines } from './types'
import { fieldId } from './useWantedField'

const AddLine = ({ label }: { label: string }) => {
  const { t } = useLingui()
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={() => add()}>
      {t`Tambah: ${label}`}
    </Button>
  )
}

/** Rows below a product: added, taken away, and put into order where the order counts. */
export const ProductLines = ({ lines, kind }: { lines: FormLines; kind: string }) => (
  <Box id={fieldId(lines.name)} sx={{ gridColumn: '1 / -1', pt: 1 }}>
    {lines.help && (
      <Typography variant="body2" color="text.secondary">
        {lines.help}
      </Typography>
    )}
    <ArrayInput source={`lines.${lines.name}`} label={lines.label}>
      <SimpleFormIterator
        inline
        disableReordering={!lines.is_ordered}
        disableClear
        addButton={<AddLine label={lines.label} />}
        sx={{ '& .RaSimpleFormIterator-form': { flex: 1, columnGap: 1.5 } }}
      >
        {lines.fields.map((field) => (
          <ProductInput key={field.name} field={field} kind={kind} source={field.name} />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  </Box>
)
