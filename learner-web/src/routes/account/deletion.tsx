import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Archive, CalendarClock, type LucideIcon, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { deletionQuery } from '../../api/account'
import { AccountPage } from '../../features/account/AccountPage'
import { DeletionForm } from '../../features/account/DeletionForm'
import { Loaded } from '../../features/account/Loaded'
import { OpenDeletion } from '../../features/account/OpenDeletion'
import { useProfile } from '../../features/account/useProfile'
import { usePageMeta } from '../../lib/pageMeta'
import { CardSection } from '../../ui/CardSection'

export function Component() {
  const { t } = useLingui()
  const profile = useProfile()
  const deletion = useQuery(deletionQuery())
  usePageMeta(t`Hapus akun`)
  return (
    <AccountPage
      title={<Trans>Hapus akun</Trans>}
      lead={<Trans>Anda dapat pergi kapan saja, dan berubah pikiran selama 14 hari.</Trans>}
    >
      <Loaded query={deletion} blanks={['min-h-44', 'min-h-96']}>
        {({ due_at }) =>
          due_at ? (
            <OpenDeletion dueAt={due_at} />
          ) : (
            <>
              <WhatHappens />
              <Loaded query={profile} blanks={['min-h-96']}>
                {({ has_password }) => <DeletionForm hasPassword={has_password} />}
              </Loaded>
            </>
          )
        }
      </Loaded>
    </AccountPage>
  )
}

function WhatHappens() {
  return (
    <CardSection title={<Trans>Yang terjadi bila akun Anda dihapus</Trans>}>
      <ul className="grid gap-4">
        <Fact icon={CalendarClock} title={<Trans>14 hari untuk berubah pikiran</Trans>}>
          <Trans>
            Selama itu akun Anda tetap dapat dipakai, dan penghapusan dapat dibatalkan di halaman
            ini atau lewat tautan di email kami.
          </Trans>
        </Fact>
        <Fact icon={Trash2} title={<Trans>Data pribadi Anda dihapus</Trans>}>
          <Trans>
            Profil, foto, nomor telepon, notifikasi, dan riwayat kunjungan Anda hilang selamanya.
          </Trans>
        </Fact>
        <Fact icon={Archive} title={<Trans>Yang wajib kami simpan</Trans>}>
          <Trans>
            Bukti transaksi tersimpan selama diwajibkan hukum, dan sertifikat yang sudah terbit
            tetap dapat diperiksa keasliannya.
          </Trans>
        </Fact>
      </ul>
    </CardSection>
  )
}

interface FactProps {
  icon: LucideIcon
  title: ReactNode
  children: ReactNode
}

function Fact({ icon: Icon, title, children }: FactProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon aria-hidden className="size-5" />
      </span>
      <div>
        <h3 className="text-[15px]">{title}</h3>
        <p className="text-[15px] text-muted">{children}</p>
      </div>
    </li>
  )
}
