import { Trans } from '@lingui/react/macro'
import {
  Armchair,
  ChartNoAxesColumn,
  ChartNoAxesCombined,
  FileSignature,
  type LucideIcon,
  Receipt,
  Undo,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card'
import { Tinted, type Tone } from '../../ui/Chip'
import { PageSection } from '../../ui/PageSection'

interface Benefit {
  icon: LucideIcon
  tone: Tone
  title: ReactNode
  text: ReactNode
}

const BENEFITS: readonly Benefit[] = [
  {
    icon: Armchair,
    tone: 'primary',
    title: <Trans>Banyak kursi, satu pesanan</Trans>,
    text: (
      <Trans>
        Pesan beberapa kursi sekaligus; nama pesertanya diisi kemudian atau diambil dari berkas
        Excel.
      </Trans>
    ),
  },
  {
    icon: ChartNoAxesColumn,
    tone: 'warning',
    title: <Trans>Kesenjangan seluruh tim</Trans>,
    text: (
      <Trans>
        Analisis kebutuhan pelatihan (TNA) menunjukkan unit yang masih kurang dan pelatihan yang
        menutupnya, sesuai anggaran Anda.
      </Trans>
    ),
  },
  {
    icon: Receipt,
    tone: 'info',
    title: <Trans>Invoice dan faktur pajak</Trans>,
    text: (
      <Trans>
        Invoice terbit atas nama instansi Anda; faktur pajaknya kami terbitkan lewat Coretax bila
        Anda memintanya.
      </Trans>
    ),
  },
  {
    icon: FileSignature,
    tone: 'success',
    title: <Trans>Dari penawaran ke kursi karyawan</Trans>,
    text: (
      <Trans>
        Setujui penawaran, bayar sekaligus atau dalam dua atau tiga termin, lalu bagikan kursinya
        kepada karyawan.
      </Trans>
    ),
  },
  {
    icon: ChartNoAxesCombined,
    tone: 'primary',
    title: <Trans>Kemajuan karyawan</Trans>,
    text: (
      <Trans>
        Lihat siapa yang sedang belajar dan siapa yang selesai, seizin mereka; laporannya datang
        setiap Senin.
      </Trans>
    ),
  },
  {
    icon: Undo,
    tone: 'danger',
    title: <Trans>Kursi kembali satu per satu</Trans>,
    text: (
      <Trans>
        Alihkan atau tarik kursi yang belum dipakai, atau ajukan pengembalian dana untuk kursi
        tertentu saja.
      </Trans>
    ),
  },
]

/** What an institution gets, each in a sentence. */
export function Benefits() {
  return (
    <PageSection title={<Trans>Yang Anda dapatkan</Trans>}>
      <ul className="grid max-sm:divide-y max-sm:divide-line max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface sm:grid-cols-2 sm:gap-3.5 desk:grid-cols-3">
        {BENEFITS.map(({ icon: Icon, tone, title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the benefits are fixed
          <li key={index} className="grid">
            <Card className="flex gap-4 p-4 max-sm:border-0 max-sm:bg-transparent sm:flex-col sm:gap-3 sm:p-5">
              <Tinted
                tone={tone}
                className="grid size-11 shrink-0 place-items-center rounded-control"
              >
                <Icon aria-hidden className="size-5.5" />
              </Tinted>
              <div className="grid content-start gap-1">
                <h3 className="text-base">{title}</h3>
                <p className="text-sm text-muted sm:text-[15px]">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
