import { msg } from '@lingui/core/macro'
import { ShortcutDialog } from '../../ui/ShortcutDialog'

const KEYS = [
  ['J', msg`Ulasan berikutnya`],
  ['K', msg`Ulasan sebelumnya`],
  ['T', msg`Tampilkan`],
  ['X', msg`Tolak; sekali lagi: tanpa alasan`],
  ['U', msg`Urungkan penolakan terakhir`],
  ['?', msg`Daftar pintasan ini`],
] as const

/** What the keys of the list of reviews do. */
const ReviewKeysHelp = ({ onClose }: { onClose: () => void }) => (
  <ShortcutDialog keys={KEYS} onClose={onClose} />
)

export default ReviewKeysHelp
