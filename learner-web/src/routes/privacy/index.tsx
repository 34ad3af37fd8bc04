import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../app/paths'
import { type PolicySection, sections } from '../../features/privacy/sections'
import { Contents } from '../../features/site-content/Contents'
import { LegalHead } from '../../features/site-content/LegalHead'
import { Unclear } from '../../features/site-content/Unclear'
import { usePageMeta } from '../../lib/pageMeta'
import { Link } from '../../ui/Link'

const IN_FORCE_SINCE = '2026-11-21'

export function Component() {
  const { t } = useLingui()
  usePageMeta(
    t`Kebijakan privasi`,
    t`Data apa yang Duxi simpan, mengapa, berapa lama, dan apa hak Anda menurut UU PDP.`,
  )
  return (
    <>
      <LegalHead title={<Trans>Kebijakan privasi</Trans>} from={IN_FORCE_SINCE} />
      <div className="page grid gap-8 pt-6 pb-12 desk:pt-9 desk:grid-cols-[16rem_minmax(0,1fr)] desk:gap-14 print:block">
        <Contents chapters={sections} />
        <div className="grid max-w-3xl gap-10">
          {sections.map((section) => (
            <Part key={section.id} {...section} />
          ))}
          <Unclear>
            <Trans>
              Baca juga{' '}
              <Link to={paths.terms} className="font-semibold text-primary hover:underline">
                ketentuan layanan
              </Link>
              , atau tulis kepada tim kami.
            </Trans>
          </Unclear>
        </div>
      </div>
    </>
  )
}

function Part({ id, title, body }: PolicySection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-3.5">
      <h2 id={`${id}-title`} className="text-xl break-after-avoid">
        {title}
      </h2>
      {body}
    </section>
  )
}
