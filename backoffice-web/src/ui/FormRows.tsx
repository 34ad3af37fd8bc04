import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import {
  SimpleFormIterator,
  type SimpleFormIteratorProps,
  useSimpleFormIterator,
} from 'react-admin'

const AddRow = ({ label }: { label: string }) => {
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={() => add()}>
      {label}
    </Button>
  )
}

interface Props extends Omit<SimpleFormIteratorProps, 'addButton' | 'disableClear'> {
  /** What the button below the rows says. */
  add: string
}

/** The rows of an ArrayInput: added by a button in words, removed one by one and never all at once. */
export const FormRows = ({ add, ...props }: Props) => (
  <SimpleFormIterator {...props} disableClear addButton={<AddRow label={add} />} />
)
