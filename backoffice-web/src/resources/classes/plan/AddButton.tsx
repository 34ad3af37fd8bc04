import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'

interface Props {
  label: string
  dialog: (close: () => void) => ReactNode
}

/** Opens the dialog of a new part. */
export const AddButton = ({ label, dialog }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
