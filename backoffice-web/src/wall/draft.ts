import type { Card, Picture, PostIn } from './types'

export interface Draft {
  kind: 'announcement' | 'post'
  title: string
  body: string
  groups: number[]
  is_must_read: boolean
  is_pinned: boolean
  /** As the input has it, in this browser's time; empty means at once. */
  published_at: string
  pictures: Picture[]
}

export const emptyDraft: Draft = {
  kind: 'post',
  title: '',
  body: '',
  groups: [],
  is_must_read: false,
  is_pinned: false,
  published_at: '',
  pictures: [],
}

export const draftOf = (post: Card): Draft => ({
  kind: post.kind,
  title: post.title,
  body: post.body,
  groups: post.groups.map(({ id }) => id),
  is_must_read: post.is_must_read,
  is_pinned: post.is_pinned,
  published_at: post.is_scheduled ? post.published_at : '',
  pictures: post.pictures,
})

export const toBody = ({ published_at, pictures, ...draft }: Draft): PostIn => ({
  ...draft,
  version: 1,
  published_at: published_at || null,
  pictures: pictures.map(({ uuid, description }) => ({ uuid, description })),
})
