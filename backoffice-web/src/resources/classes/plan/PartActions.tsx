import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, IconButton } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm } from 'react-admin'
import { type PartName, useDeletePlanPart } from './calls'

interface Props {
  classId: number
  resource: PartName
  part: { id: number; title: string }
  /** The dialog that edits the part. */
  edit: (close: () => void) => ReactNode
}

/** Edits or deletes a part of a class. */
export const PartActions = ({ classId, resource, part, edit }: Props) => {
  const { t } = useLingui()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const remove = useDeletePlanPart(classId)
  const close = () => setOpen(null)
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <IconButton size="small" aria-label={t`Ubah ${part.title}`} onClick={() => setOpen('edit')}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t`Hapus ${part.title}`}
        onClick={() => setOpen('delete')}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      {open === 'edit' && edit(close)}
      <Confirm
        isOpen={open === 'delete'}
        title={t`Hapus ${part.title}?`}
        content={t`Yang sudah dipakai atau dikerjakan peserta tidak dapat dihapus.`}
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ resource, id: part.id }, { onSettled: close })}
        onClose={close}
      />
    </Box>
  )
}
