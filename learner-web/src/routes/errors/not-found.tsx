import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths, to } from '../../app/paths'
import { wordsOfAddress } from '../../features/search/address'
import { openChat } from '../../lib/openChat'
import { useNoIndex, usePageMeta } from '../../lib/pageMeta'
import { Button, LinkButton } from '../../ui/Button'
import { Input } from '../../ui/Field'
import { NothingFound } from '../../ui/illustrations'

// Loads its own texts and product cards.
const NearAddress = lazy(async () => ({
  default: (await import('../../features/search/NearAddress')).NearAddress,
}))

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Halaman tidak ditemukan`)
  useNoIndex()
  const { pathname } = useLocation()
  return (
    <div className="page pt-8 pb-14">
      <div className="mx-auto grid max-w-2xl justify-items-center gap-4 text-center">
        <NothingFound />
        <h1 className="text-2xl desk:text-3xl">
          <Trans>Halaman ini tidak ada</Trans>
        </h1>
        <p className="text-balance text-muted">
          <Trans>
            Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan. Cari yang Anda
            perlukan.
          </Trans>
        </p>
        <p
          dir="ltr"
          className="max-w-full truncate rounded-full bg-sunken px-4 py-1.5 text-sm text-muted"
        >
          {pathname}
        </p>
        <Search />
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.landing}>
            <Trans>Ke beranda</Trans>
          </LinkButton>
          <LinkButton to={paths.product} variant="secondary">
            <Trans>Lihat katalog</Trans>
          </LinkButton>
          <Button variant="ghost" onClick={openChat}>
            <Trans>Tanya Si Duxi</Trans>
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        <NearAddress />
      </Suspense>
    </div>
  )
}

function Search() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim()
    if (words) void navigate(to.search(words))
  }
  return (
    <search className="w-full max-w-md">
      <form onSubmit={search} className="flex gap-2">
        <Input
          key={pathname}
          type="search"
          name="words"
          defaultValue={wordsOfAddress(pathname)}
          aria-label={t`Cari di halaman lain`}
        />
        <Button type="submit" variant="secondary">
          <Trans>Cari</Trans>
        </Button>
      </form>
    </search>
  )
}
