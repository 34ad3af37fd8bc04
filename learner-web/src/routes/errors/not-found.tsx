import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths, to } from '../../app/paths'
import { useNoIndex, usePageMeta } from '../../lib/pageMeta'
import { Button, LinkButton } from '../../ui/Button'
import { Input } from '../../ui/Field'
import { NothingFound } from '../../ui/illustrations'
import { EmptyState } from '../../ui/States'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Halaman tidak ditemukan`)
  useNoIndex()
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Halaman tidak ditemukan</Trans>
      </h1>
      <EmptyState
        illustration={<NothingFound />}
        title={<Trans>Halaman ini tidak ada</Trans>}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Search />
            <LinkButton to={paths.landing}>
              <Trans>Ke beranda</Trans>
            </LinkButton>
            <LinkButton to={paths.product} variant="secondary">
              <Trans>Lihat katalog</Trans>
            </LinkButton>
          </div>
        }
      >
        <Trans>
          Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan. Cari yang Anda perlukan.
        </Trans>
      </EmptyState>
    </div>
  )
}

function Search() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim()
    if (words) void navigate(to.search(words))
  }
  return (
    <search className="w-full max-w-md pb-3">
      <form onSubmit={search} className="flex gap-2">
        <Input type="search" name="words" aria-label={t`Cari di halaman lain`} />
        <Button type="submit" variant="secondary">
          <Trans>Cari</Trans>
        </Button>
      </form>
    </search>
  )
}
