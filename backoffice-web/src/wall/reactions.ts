import { msg } from '@lingui/core/macro'
import type { SvgIconComponent } from '@mui/icons-material'
import celebrate from '@mui/icons-material/CelebrationOutlined'
import love from '@mui/icons-material/FavoriteBorder'
import like from '@mui/icons-material/ThumbUpOutlined'
import thanks from '@mui/icons-material/VolunteerActivismOutlined'
import type { Text } from '../define/types'
import type { Reaction } from './types'

/** The reactions in their order: how each looks, and what it is called. */
export const reactions: Readonly<Record<Reaction, { Icon: SvgIconComponent; label: Text }>> = {
  like: { Icon: like, label: msg`Suka` },
  love: { Icon: love, label: msg`Hebat` },
  celebrate: { Icon: celebrate, label: msg`Selamat` },
  thanks: { Icon: thanks, label: msg`Terima kasih` },
}
