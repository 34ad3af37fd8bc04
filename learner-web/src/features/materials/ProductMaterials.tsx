import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { materialsQuery, type OwnedItem } from '../../api/learning'
import { MaterialList } from './MaterialList'

interface ProductMaterialsProps {
  kind: OwnedItem['kind']
  slug: string
}

/** The files of a class or course; nothing where there are none. */
export function ProductMaterials({ kind, slug }: ProductMaterialsProps) {
  const { data } = useQuery(materialsQuery(kind, slug))
  if (!data?.length) return null
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">
        <Trans>Materi unduhan</Trans>
      </h2>
      <MaterialList materials={data} />
    </section>
  )
}
