import { Trans, useLingui } from '@lingui/react/macro'
import MoreIcon from '@mui/icons-material/MoreVert'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Menu,
  MenuItem,
} from '@mui/material'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import { ComposerDialog } from './Composer'
import { useDelete, usePin } from './calls'
import type { Card } from './types'

const DeleteDialog = ({ post, onClose }: { post: Card; onClose: () => void }) => {
  const { mutate, isPending } = useDelete(post.id)
  return (
    <Dialog open onClose={onClose} aria-labelledby="delete-post">
      <DialogTitle id="delete-post">
        <Trans>Hapus kiriman ini?</Trans>
      </DialogTitle>
      <DialogContent>
        <Trans>Kiriman tidak tampil lagi bagi siapa pun. Pengelola dapat memulihkannya.</Trans>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          <Trans>Batal</Trans>
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={isPending}
          onClick={() => mutate(undefined, { onSettled: onClose })}
        >
          <Trans>Hapus</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The actions of a post's author and of moderators. */
export const PostMenu = ({ post }: { post: Card }) => {
  const { t } = useLingui()
  const { canAccess: canPin } = useCanAccess({ resource: 'wall', action: 'announce' })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const pin = usePin(post.id)
  if (!post.can_change) return null
  const choose = (work: () => void) => () => {
    setAnchor(null)
    work()
  }
  return (
    <>
      <IconButton
        aria-label={t`Tindakan kiriman`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ alignSelf: 'start' }}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => setOpen('edit'))}>{t`Ubah`}</MenuItem>
        {canPin && (
          <MenuItem onClick={choose(() => pin.mutate(!post.is_pinned))}>
            {post.is_pinned ? t`Lepas sematan` : t`Sematkan`}
          </MenuItem>
        )}
        <MenuItem onClick={choose(() => setOpen('delete'))}>{t`Hapus`}</MenuItem>
      </Menu>
      {open === 'edit' && <ComposerDialog post={post} onClose={() => setOpen(undefined)} />}
      {open === 'delete' && <DeleteDialog post={post} onClose={() => setOpen(undefined)} />}
    </>
  )
}
