import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog'
import { Checkbox } from '../../ui/Field'

interface HelpDialogProps {
  open: boolean
  enabled: boolean
  onToggle: (on: boolean) => void
  onClose: () => void
}

/** What the keys do, and the switch to let them be. */
export function HelpDialog({ open, enabled, onToggle, onClose }: HelpDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Pintasan papan ketik</Trans>}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        <Key name="1 – 9, A – E">
          <Trans>Pilih jawaban menurut urutan atau hurufnya</Trans>
        </Key>
        <Key name="← →">
          <Trans>Soal sebelumnya atau berikutnya</Trans>
        </Key>
        <Key name="F">
          <Trans>Tandai soal</Trans>
        </Key>
        <Key name="?">
          <Trans>Buka bantuan ini</Trans>
        </Key>
      </dl>
      <Checkbox
        className="mt-4 border-t border-line pt-3"
        checked={enabled}
        onChange={(event) => onToggle(event.target.checked)}
        label={<Trans>Aktifkan pintasan</Trans>}
      />
    </Dialog>
  )
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <kbd className="inline-grid min-h-8 min-w-14 place-items-center rounded-lg border border-line bg-sunken px-2 font-sans text-sm font-bold text-strong">
          {name}
        </kbd>
      </dt>
      <dd>{children}</dd>
    </>
  )
}
