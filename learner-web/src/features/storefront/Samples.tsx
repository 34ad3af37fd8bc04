import { Trans } from '@lingui/react/macro'
import { Award, ClipboardCheck, FileText, GraduationCap, QrCode } from 'lucide-react'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'
import { PageSection } from '../../ui/PageSection'
import { type Step, Steps } from '../../ui/Steps'

const STEPS: readonly Step[] = [
  {
    icon: ClipboardCheck,
    title: <Trans>Ukur</Trans>,
    text: <Trans>Pilih peran Anda dan kerjakan asesmennya. Jawaban tersimpan satu per satu.</Trans>,
  },
  {
    icon: FileText,
    title: <Trans>Baca hasilnya</Trans>,
    text: (
      <Trans>
        Lihat level setiap unit, mengapa demikian, dan apa yang dipelajari lebih dahulu.
      </Trans>
    ),
  },
  {
    icon: GraduationCap,
    title: <Trans context="langkah">Belajar</Trans>,
    text: <Trans>Ikuti kelas yang memang melatih unit yang belum Anda kuasai.</Trans>,
  },
  {
    icon: Award,
    title: <Trans>Buktikan</Trans>,
    text: <Trans>Raih sertifikat yang keasliannya dapat diperiksa siapa saja.</Trans>,
  },
]

/** The way from the first question to the certificate, with samples. */
export function Samples() {
  return (
    <PageSection title={<Trans>Dari soal pertama sampai sertifikat</Trans>}>
      <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-8">
        <Steps steps={STEPS} className="content-center desk:grid-cols-1" />
        <SampleCertificate />
      </div>
    </PageSection>
  )
}

function SampleCertificate() {
  return (
    <figure className="grid w-full max-w-sm gap-2.5 justify-self-center desk:justify-self-end">
      <div className="relative grid aspect-video w-full content-between overflow-hidden rounded-card border-2 border-primary-line bg-surface p-5 shadow-overlay">
        <div aria-hidden className="batik absolute inset-0 text-primary opacity-[0.05]" />
        <div className="relative grid gap-1">
          <span className="text-sm font-bold text-primary">
            <Trans>Sertifikat kompetensi</Trans>
          </span>
          <strong className="text-xl leading-tight text-strong">
            <Trans>Analis Data</Trans>
          </strong>
          <span className="text-sm text-muted">
            <Trans>Kompeten dalam 4 dari 4 unit</Trans>
          </span>
        </div>
        <div className="relative flex items-end justify-between gap-4">
          <div className="grid gap-0.5 text-sm">
            <span className="text-muted">
              <Trans>Diberikan kepada</Trans>
            </span>
            <strong className="text-base text-strong">
              <Trans>Nama Anda</Trans>
            </strong>
          </div>
          <QrCode aria-hidden className="size-14 text-strong" strokeWidth={1.25} />
        </div>
      </div>
      <figcaption className="text-center text-sm text-muted">
        <Trans>Contoh sertifikat.</Trans>{' '}
        <Link to={paths.verifyCertificate} className="font-semibold text-primary hover:underline">
          <Trans>Periksa sertifikat</Trans>
        </Link>
      </figcaption>
    </figure>
  )
}
