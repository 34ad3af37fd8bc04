import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import { listFields, type Rule } from './list'
import { watchLive } from './liveSocket'
import type { components } from './schema'

export const forumKey = ['forum'] as const

type Schemas = components['schemas']

export type DiscussionRow = Schemas['DiscussionRow']
export type Discussion = Schemas['DiscussionDetail']
export type Reply = Schemas['ReplyRow']
export type DiscussionForm = Schemas['DiscussionIn']
export type ForumTopic = DiscussionRow['topic']
export type ReportReason = Schemas['ReportIn']['reason']
export type PostPicture = Schemas['PostPicture']
export type Person = Schemas['MentionRow']
export type FollowMail = Schemas['FollowMail']
export type PostKind = 'discussions' | 'replies'

export const FORUM_ROWS = 5
/** The polling interval of a discussion while the live socket is disconnected. */
const READING = 120_000
const MINUTE = 60_000

export interface ForumFilter {
  page: number
  words: string
  topic: string
  only: string
  product: string
  unit: string
}

export const discussionsQuery = ({ page, words, topic, only, product, unit }: ForumFilter) => {
  const rules: Rule[] = []
  if (words) rules.push({ field: 'q', op: 'contains', value: words })
  if (topic) rules.push({ field: 'topic', op: 'eq', value: topic })
  if (only) rules.push({ field: only, op: 'eq', value: true })
  if (product) rules.push({ field: 'product_id', op: 'eq', value: product })
  if (unit) rules.push({ field: 'unit_code', op: 'eq', value: unit })
  return queryOptions({
    queryKey: [...forumKey, 'list', page, words, topic, only, product, unit],
    queryFn: ({ signal }) =>
      read('/forum/discussions', listFields({ page, rows: FORUM_ROWS, rules }), signal),
    placeholderData: keepPreviousData,
  })
}

/** A discussion; while it is open, new replies appear automatically. */
export const discussionQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...forumKey, 'one', uuid],
    queryFn: ({ signal }) => read(`/forum/discussions/${uuid}`, undefined, signal),
    refetchInterval: READING,
  })

/** The same, when an open page reads it again by itself. */
export const readLiveDiscussion = (uuid: string) =>
  read(`/forum/discussions/${uuid}`, { live: true })

/** Subscribes to changes of a discussion; returns the function that ends it. */
export const watchDiscussion = (uuid: string, onChange: () => void) =>
  watchLive('discussion', uuid, onChange)

/** Discussions that the user started or replied to. */
export const forumHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: [...forumKey, 'history', page],
    queryFn: ({ signal }) => read('/forum/history', listFields({ page, rows: FORUM_ROWS }), signal),
    placeholderData: keepPreviousData,
  })

/** Where a post is written; its participants are suggested first for mentions. */
export interface PostPlace {
  discussion?: string
  product?: string
}

export const peopleQuery = (words: string, { discussion, product }: PostPlace) =>
  queryOptions({
    queryKey: [...forumKey, 'people', words, discussion, product],
    queryFn: ({ signal }) =>
      read(
        '/forum/people',
        {
          q: words,
          ...(discussion && { discussion_uuid: discussion }),
          ...(product && { product_id: Number(product) }),
        },
        signal,
      ),
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
  })

export const forumUnitsQuery = (words: string) =>
  queryOptions({
    queryKey: [...forumKey, 'units', words],
    queryFn: ({ signal }) => read('/forum/units', { q: words }, signal),
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
  })

export const forumPreferencesQuery = () =>
  queryOptions({
    queryKey: [...forumKey, 'preferences'],
    queryFn: ({ signal }) => read('/forum/preferences', undefined, signal),
  })

export const saveFollowMail = (follow_mail: FollowMail) =>
  post('/forum/preferences', { follow_mail })

export const forumScopesQuery = () =>
  queryOptions({
    queryKey: [...forumKey, 'scopes'],
    queryFn: ({ signal }) => read('/forum/scopes', undefined, signal),
  })

export function startDiscussion(form: DiscussionForm, key: string) {
  return call('POST', '/forum/discussions', { form, headers: { 'Idempotency-Key': key } })
}

/** The text and pictures of a post being written. */
export interface PostDraft {
  body: string
  pictures: string[]
}

export function writeReply(uuid: string, draft: PostDraft, parent: string | null, key: string) {
  return call('POST', `/forum/discussions/${uuid}/reply`, {
    form: { ...draft, parent_uuid: parent },
    headers: { 'Idempotency-Key': key },
  })
}

export const editDiscussion = (uuid: string, title: string, draft: PostDraft) =>
  post(`/forum/discussions/${uuid}/edit`, { title, ...draft })

export const editReply = (uuid: string, draft: PostDraft) =>
  post(`/forum/replies/${uuid}/edit`, draft)

export interface Moderation {
  is_pinned: boolean
  is_locked: boolean
  slow_seconds: number
}

export const moderateDiscussion = (uuid: string, to: Moderation) =>
  post(`/forum/discussions/${uuid}/moderate`, {
    is_pinned: to.is_pinned ? 1 : 0,
    is_locked: to.is_locked ? 1 : 0,
    slow_seconds: to.slow_seconds,
  })

/** An action on a discussion or reply that needs no form. */
export function react(
  post_: PostKind,
  uuid: string,
  verb: 'like' | 'unlike' | 'follow' | 'unfollow' | 'best',
) {
  const path = `/forum/${post_}/${uuid}/${verb}`
  return post(path as '/forum/discussions/{uuid}/like')
}

export function reportPost(post_: PostKind, uuid: string, reason: ReportReason, note: string) {
  const path = `/forum/${post_}/${uuid}/report`
  return post(path as '/forum/discussions/{uuid}/report', { reason, note })
}

export function deletePost(post_: PostKind, uuid: string, reason: string) {
  const path = `/forum/${post_}/${uuid}`
  return call('DELETE', path as '/forum/discussions/{uuid}', { query: { reason } })
}
