import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { type Article, articleQuery } from '../../api/news'
import { paths, to } from '../../app/paths'
import { NewsFacts, NewsPicture, NewsTile } from '../../features/news/NewsTile'
import { ShareButton } from '../../features/product/ShareButton'
import { usePageMeta } from '../../lib/pageMeta'
import { tagName } from '../../lib/tagName'
import { InIndonesian } from '../../ui/InIndonesian'
import { Link } from '../../ui/Link'
import { NotFoundState } from '../../ui/NotFoundState'
import { Breadcrumb } from '../../ui/PageHeader'
import { PageSection } from '../../ui/PageSection'
import { QueryView } from '../../ui/QueryView'
import { RichText } from '../../ui/RichText'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { UntranslatedText } from '../../ui/UntranslatedText'

const NextProducts = lazy(async () => ({
  default: (await import('./NextProducts')).NextProducts,
}))

export function Component() {
  const { t } = useLingui()
  const { slug = '' } = useParams()
  const query = useQuery(articleQuery(slug))
  usePageMeta(query.data?.title ?? t`Berita`, query.data?.summary)
  return (
    <QueryView query={query} pending={<ArticleSkeleton />} missing={<ArticleGone />}>
      {(article) => <ArticlePage article={article} />}
    </QueryView>
  )
}

function ArticleGone() {
  return (
    <NotFoundState
      title={<Trans>Berita ini sudah tidak ada</Trans>}
      back={{ to: paths.news, label: <Trans>Lihat berita lain</Trans> }}
    >
      <Trans>Alamatnya mungkin salah ketik, atau beritanya sudah ditarik.</Trans>
    </NotFoundState>
  )
}

function ArticlePage({ article }: { article: Article }) {
  return (
    <div className="page pb-4">
      <article className="mx-auto grid max-w-3xl gap-5 pt-6 desk:pt-9">
        <Head article={article} />
        <NewsPicture
          url={article.image_url}
          focus={{ x: article.focus_x, y: article.focus_y }}
          eager
          className="rounded-card desk:aspect-[2/1]"
        />
        <div className="pt-2 text-[17px]">
          <RichText html={article.body_html} language={article.text_language} />
        </div>
        <Foot article={article} />
      </article>
      <Suspense fallback={null}>
        <NextProducts tags={article.tags} />
      </Suspense>
      {article.related.length > 0 && (
        <PageSection title={<Trans>Baca juga</Trans>} all={paths.news}>
          <ul className="grid gap-3.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
            {article.related.slice(0, 3).map((card) => (
              <li key={card.slug}>
                <NewsTile card={card} />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </div>
  )
}

function Head({ article }: { article: Article }) {
  const { title, summary, text_language } = article
  return (
    <header className="grid gap-3">
      <Breadcrumb crumbs={[{ label: <Trans>Berita</Trans>, to: paths.news }]} />
      <h1 className="text-[1.65rem] desk:text-4xl desk:leading-tight">
        <UntranslatedText language={text_language}>{title}</UntranslatedText>
      </h1>
      <p className="text-muted desk:text-lg">
        <UntranslatedText language={text_language}>{summary}</UntranslatedText>
      </p>
      <InIndonesian language={text_language} />
      <div className="flex items-center justify-between gap-3">
        <NewsFacts card={article} />
        <ShareButton title={title} />
      </div>
    </header>
  )
}

/** What it is about, and the way to hand it on. */
function Foot({ article: { title, tags } }: { article: Article }) {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to={to.search(tagName(tag))}
              className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm font-semibold text-strong hover:border-primary hover:text-primary"
            >
              <UntranslatedText>{tagName(tag)}</UntranslatedText>
            </Link>
          </li>
        ))}
      </ul>
      <ShareButton hasWord title={title} />
    </footer>
  )
}

function ArticleSkeleton() {
  return (
    <Loading>
      <div className="page">
        <div className="mx-auto grid max-w-3xl gap-4 pt-9">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="aspect-video w-full rounded-card" />
          <Skeleton className="h-60 w-full" />
        </div>
      </div>
    </Loading>
  )
}
