import { Trans } from '@lingui/react/macro'
import { ChartNoAxesColumn, FileSignature, MessageCircleQuestion, Trophy } from 'lucide-react'
import { PageSection } from '../../ui/PageSection'
import { type Step, Steps } from '../../ui/Steps'

const STEPS: readonly Step[] = [
  {
    icon: MessageCircleQuestion,
    title: <Trans>Sampaikan kebutuhan</Trans>,
    text: (
      <Trans>Ceritakan tim Anda lewat formulir kontak, atau langsung daftarkan instansinya.</Trans>
    ),
  },
  {
    icon: ChartNoAxesColumn,
    title: <Trans>Ukur tim Anda</Trans>,
    text: (
      <Trans>Undang anggota, buka TNA, dan lihat unit mana yang perlu dilatih lebih dulu.</Trans>
    ),
  },
  {
    icon: FileSignature,
    title: <Trans>Setujui penawaran</Trans>,
    text: <Trans>Kursi terbuka begitu termin pertama dibayar, lalu Anda membagikannya.</Trans>,
  },
  {
    icon: Trophy,
    title: <Trans>Belajar sampai bersertifikat</Trans>,
    text: (
      <Trans>
        Anda memantau kemajuannya; sertifikat setiap peserta dapat diperiksa keasliannya.
      </Trans>
    ),
  },
]

/** The steps for an institution. */
export function WayToCertificates() {
  return (
    <PageSection title={<Trans>Dari permintaan sampai sertifikat</Trans>}>
      <Steps steps={STEPS} className="xl:grid-cols-4" />
    </PageSection>
  )
}
