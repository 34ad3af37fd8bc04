import { Trans } from '@lingui/react/macro'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'

/** What to look at when a number was not found. */
export function NumberHelp() {
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-base">
        <Trans>Nomornya belum cocok?</Trans>
      </h2>
      <ul className="grid list-disc gap-1.5 ps-5 text-ink">
        <li>
          <Trans>
            Nomor sertifikat ada di bawah judulnya, misalnya <bdi>DX-KOM-2026-000001</bdi>.
          </Trans>
        </li>
        <li>
          <Trans>Angka nol sering tertukar dengan huruf O, dan angka 1 dengan huruf I.</Trans>
        </li>
        <li>
          <Trans>Kode QR pada sertifikat membuka halaman ini dengan nomor yang tepat.</Trans>
        </li>
        <li>
          <Trans>
            Jika nomornya sudah sama dan tetap tidak ditemukan, sertifikat itu tidak diterbitkan
            Duxi. <Link to={paths.helpCenter}>Tanyakan kepada kami</Link>.
          </Trans>
        </li>
      </ul>
    </section>
  )
}
