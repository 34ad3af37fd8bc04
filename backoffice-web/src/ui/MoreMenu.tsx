import { useLingui } from '@lingui/react/macro'
import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'

interface Item {
  label: string
  isDangerous?: boolean
  onChoose: () => void
}

interface Props {
  items: Item[]
  /** The name of the button, on pages with several menus. */
  name?: string
}

/** Further actions in an overflow menu. */
const MoreMenu = ({ items, name }: Props) => {
  const { t } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (item: Item) => () => {
    setAnchor(null)
    item.onChoose()
  }
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={name ?? t`Tindakan lain`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map((item) => (
          <MenuItem
            key={item.label}
            onClick={choose(item)}
            sx={item.isDangerous ? { color: 'error.main' } : undefined}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

export default MoreMenu
