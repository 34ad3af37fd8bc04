import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ContentBlock, contentBlocksQuery } from '../../api/content'
import { messageOf } from '../../api/messageOf'
import { paths } from '../../app/paths'
import { type Chapter, Contents } from '../../features/site-content/Contents'
import { LegalHead } from '../../features/site-content/LegalHead'
import { Unclear } from '../../features/site-content/Unclear'
import { usePageMeta } from '../../lib/pageMeta'
import { Banner } from '../../ui/Banner'
import { InIndonesian } from '../../ui/InIndonesian'
import { Link } from '../../ui/Link'
import { RichText } from '../../ui/RichText'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** The terms for accounts and orders, edited by staff. */
export function Component() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(contentBlocksQuery())
  usePageMeta(
    t`Ketentuan layanan`,
    t`Hak dan kewajiban Anda saat memakai Duxi: pesanan, pengembalian dana, keluhan, dan data.`,
  )
  const terms = data?.terms
  if (terms) return <Terms block={terms} />
  return (
    <>
      <Banner isLow title={<Trans>Ketentuan layanan</Trans>} />
      <div className="page py-9">
        {error && <ErrorState message={messageOf(error)} onRetry={refetch} />}
        {!data && !error && (
          <Loading>
            <Skeleton className="h-96 max-w-3xl" />
          </Loading>
        )}
      </div>
    </>
  )
}

function Terms({ block }: { block: ContentBlock }) {
  const text = useRef<HTMLDivElement>(null)
  const chapters = useHeadings(text, block.html)
  return (
    <>
      <LegalHead
        title={<UntranslatedText language={block.text_language}>{block.title}</UntranslatedText>}
        from={block.updated_at}
      />
      <div className="page grid gap-8 pt-6 pb-12 desk:grid-cols-[16rem_minmax(0,1fr)] desk:gap-14 desk:pt-9 print:block">
        <Contents chapters={chapters} />
        <div className="grid max-w-3xl gap-4">
          <InIndonesian language={block.text_language} />
          <div ref={text} className="[&_h2]:scroll-mt-24 [&_h2:first-child]:pt-0">
            <RichText html={block.html} language={block.text_language} />
          </div>
          <Unclear>
            <Trans>
              Baca juga{' '}
              <Link to={paths.privacy} className="font-semibold text-primary hover:underline">
                kebijakan privasi
              </Link>
              , atau tulis kepada tim kami.
            </Trans>
          </Unclear>
        </div>
      </div>
    </>
  )
}

/** Gives each heading of the text an anchor. */
function useHeadings(text: RefObject<HTMLElement | null>, html: string): readonly Chapter[] {
  const [chapters, setChapters] = useState<readonly Chapter[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings
  useEffect(() => {
    const headings = [...(text.current?.querySelectorAll('h2') ?? [])]
    headings.forEach((heading, index) => {
      heading.id = `bagian-${index + 1}`
    })
    setChapters(headings.map(({ id, textContent }) => ({ id, title: textContent ?? '' })))
  }, [text, html])
  return chapters
}
