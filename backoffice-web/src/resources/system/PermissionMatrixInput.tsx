import { Box, FormHelperText } from '@mui/material'
import { useInput } from 'react-admin'
import { PermissionTable } from './PermissionTable'

/** The group's permissions as an input. */
const PermissionMatrixInput = () => {
  const { field, fieldState } = useInput({ source: 'permissions', defaultValue: [] })
  return (
    <Box sx={{ mt: 2, width: '100%' }}>
      {fieldState.error?.message && (
        <FormHelperText error>{fieldState.error.message}</FormHelperText>
      )}
      <PermissionTable value={field.value ?? []} onChange={field.onChange} />
    </Box>
  )
}

export default PermissionMatrixInput
