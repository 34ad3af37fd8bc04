import { useParams } from 'react-router-dom'
import { KindPage } from '../../features/catalogue/KindPage'
import { kindNamed } from '../../kinds/kindMeta'
import { Component as NotFound } from '../errors/not-found'

export function Component() {
  const slug = kindNamed(useParams().kind)
  return slug ? <KindPage key={slug} slug={slug} /> : <NotFound />
}
