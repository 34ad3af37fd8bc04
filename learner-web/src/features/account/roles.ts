import type { PhlRole } from '../../api/accountTypes'

const plain = (text: string) => text.normalize('NFKD').toLocaleLowerCase()

/** The roles whose name or family holds every typed word. */
export function matching(roles: readonly PhlRole[], typed: string): PhlRole[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return roles.filter(({ name, family }) =>
    words.every((word) => plain(`${name} ${family}`).includes(word)),
  )
}

/** A choice with one role put in or taken out. */
export function toggled(chosen: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Whether both hold the same roles. */
export function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}
