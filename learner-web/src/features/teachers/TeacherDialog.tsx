import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import type { KindSlug, ProductCard, Teacher } from '../../api/types'
import { to } from '../../app/paths'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { WhenAndWhere } from '../../kinds/WhenAndWhere'
import { strikeOf } from '../../lib/strikeOf'
import { Avatar } from '../../ui/Avatar'
import { Dialog } from '../../ui/Dialog'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { Price } from '../../ui/Price'
import { QueryView } from '../../ui/QueryView'
import { Rating } from '../../ui/Stars'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { Availability } from '../buy/Availability'
import { ProductLink } from '../catalogue/ProductLink'
import { teacherQuery } from './api'

interface TeacherDialogProps {
  teacher: Teacher
  onClose: () => void
}

/** An instructor, and their other products. */
export function TeacherDialog({ teacher, onClose }: TeacherDialogProps) {
  const query = useQuery(teacherQuery(teacher.slug))
  // Not where the name is: that may be a heading, which holds words alone.
  return createPortal(
    <Dialog
      open
      sheet
      onClose={onClose}
      title={<UntranslatedText>{teacher.name}</UntranslatedText>}
    >
      <div className="grid gap-5">
        <div className="flex items-center gap-4">
          <Avatar name={teacher.name} src={teacher.photo_url} className="size-18 text-2xl" />
          <div className="grid gap-1">
            <p className="font-medium text-primary">
              <TitleText>{teacher.title}</TitleText>
            </p>
            {query.data && (
              <Rating average={query.data.rating_average} count={query.data.rating_count} />
            )}
          </div>
        </div>
        <p className="leading-relaxed">
          <bdi>{teacher.bio}</bdi>
        </p>
        <QueryView
          query={query}
          pending={<ListSkeleton count={3} className="grid gap-3" item="h-20 rounded-control" />}
        >
          {({ products }) => <Taught products={products as ProductCard[]} />}
        </QueryView>
      </div>
    </Dialog>,
    document.body,
  )
}

/** The other products, without that of the page below. */
function Taught({ products }: { products: readonly ProductCard[] }) {
  const { pathname } = useLocation()
  const others = products.filter(({ kind, slug }) => to.detail(kind as KindSlug, slug) !== pathname)
  if (others.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-base">
        <Trans>Belajar juga bersamanya</Trans>
      </h3>
      <ul className="grid gap-2.5">
        {others.map((card) => (
          <li key={card.item_id}>
            <TaughtLine card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TaughtLine({ card }: { card: ProductCard }) {
  const kind = card.kind as KindSlug
  return (
    <article className="group relative flex gap-3.5 rounded-control border border-line p-3 transition-colors hover:border-primary">
      <ItemImage kind={kind} url={card.image_url} className="size-16" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <KindChip kind={kind} />
        <ProductLink
          kind={kind}
          slug={card.slug}
          className="leading-snug font-semibold text-strong outline-none after:absolute after:inset-0 after:rounded-control group-hover:text-primary focus-visible:after:outline-2 focus-visible:after:outline-primary"
        >
          <TitleText>{card.title}</TitleText>
        </ProductLink>
        <WhenAndWhere of={card} />
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price amount={card.price} strike={strikeOf(card)} from={card.voluntary_minimum} />
          {!card.on_sale && <Availability {...card} />}
        </span>
      </div>
    </article>
  )
}
