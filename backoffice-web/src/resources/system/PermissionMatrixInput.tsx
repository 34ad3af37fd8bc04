import { FormHelperText } from '@mui/material'
import { useInput } from 'react-admin'
import { PermissionTable } from './PermissionTable'

/** The group's permissions as an input. */
const PermissionMatrixInput = () => {
  const { field, fieldState } = useInput({ source: 'permissions', defaultValue: [] })
  return (
    <>
      {fieldState.error?.message && (
        <FormHelperText error>{fieldState.error.message}</FormHelperText>
      )}
      <PermissionTable value={field.value ?? []} onChange={field.onChange} />
    </>
  )
}

export default PermissionMatrixInput
