import { Trans } from '@lingui/react/macro'
import { Award, FileSearch, ListChecks, ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { PageSection } from '../../ui/PageSection'
import { type Step, Steps } from '../../ui/Steps'
import type { CertificateStatus } from './api'
import { ANSWERS, COLOURS, ICONS } from './Verdict'

export { ExamplePaper } from './ExamplePaper'

const STEPS: readonly Step[] = [
  {
    icon: FileSearch,
    title: <Trans>Temukan nomornya</Trans>,
    text: <Trans>Di bawah judul sertifikat. Kode QR-nya membuka halaman ini langsung.</Trans>,
  },
  {
    icon: ScanLine,
    title: <Trans>Tulis atau pindai</Trans>,
    text: <Trans>Gratis dan tanpa akun, untuk siapa saja.</Trans>,
  },
  {
    icon: ListChecks,
    title: <Trans>Cocokkan isinya</Trans>,
    text: <Trans>Nama pemegang, unit kompetensi, tanggal terbit, dan penanda tangannya.</Trans>,
  },
]

const MEANINGS: readonly (readonly [CertificateStatus, ReactNode])[] = [
  ['valid', <Trans key="valid">Diterbitkan Duxi, dan masa berlakunya belum lewat.</Trans>],
  [
    'expired',
    <Trans key="expired">Diterbitkan Duxi, tetapi tanggal berlakunya sudah lewat.</Trans>,
  ],
  ['replaced', <Trans key="replaced">Ada sertifikat baru; nomornya kami tunjukkan.</Trans>],
  ['revoked', <Trans key="revoked">Kami tunjukkan kapan dan mengapa dicabut.</Trans>],
]

/** How certificates are verified, what the answers mean, and the way to an own one. */
export function VerifyIntro() {
  return (
    <div className="page pb-12">
      <PageSection title={<Trans>Tiga langkah, kurang dari semenit</Trans>}>
        <Steps steps={STEPS} className="desk:grid-cols-3" />
      </PageSection>
      <PageSection title={<Trans>Arti hasil pemeriksaan</Trans>}>
        <ul className="grid gap-3.5 sm:grid-cols-2">
          {MEANINGS.map(([status, meaning]) => (
            <Meaning key={status} status={status}>
              {meaning}
            </Meaning>
          ))}
        </ul>
      </PageSection>
      <OwnOne />
    </div>
  )
}

function Meaning({ status, children }: { status: CertificateStatus; children: ReactNode }) {
  const Icon = ICONS[status]
  return (
    <li className="grid">
      <Card className="flex items-center gap-4 p-4.5">
        <span
          className={cn(
            'grid size-12 shrink-0 place-items-center rounded-control',
            COLOURS[status],
          )}
        >
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="grid gap-0.5">
          <h3 className="text-base">{ANSWERS[status]}</h3>
          <p className="text-[15px] text-muted">{children}</p>
        </div>
      </Card>
    </li>
  )
}

function OwnOne() {
  return (
    <Card className="mt-9 flex flex-wrap items-center justify-between gap-4 p-5 desk:p-7">
      <div className="flex items-center gap-4">
        <Award aria-hidden className="size-9 shrink-0 text-primary" />
        <div className="grid gap-0.5">
          <h2 className="text-lg">
            <Trans>Ingin sertifikat seperti ini?</Trans>
          </h2>
          <p className="text-muted">
            <Trans>Uji kompetensi Anda, lalu tunjukkan hasil yang dapat diperiksa.</Trans>
          </p>
        </div>
      </div>
      <LinkButton to={to.kind('certification')} className="max-sm:w-full">
        <Trans>Lihat sertifikasi</Trans>
      </LinkButton>
    </Card>
  )
}
