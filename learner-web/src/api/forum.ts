import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import { keys } from './keys'
import { listFields, type Rule } from './list'
import type { components } from './schema'

type Schemas = components['schemas']

export type DiscussionRow = Schemas['DiscussionRow']
export type Discussion = Schemas['DiscussionDetail']
export type Reply = Schemas['ReplyRow']
export type DiscussionForm = Schemas['DiscussionIn']
export type ForumTopic = DiscussionRow['topic']
export type ReportReason = Schemas['ReportIn']['reason']

export const FORUM_ROWS = 5
const READING = 20_000

export interface ForumFilter {
  page: number
  words: string
  topic: string
  only: string
}

export const discussionsQuery = ({ page, words, topic, only }: ForumFilter) => {
  const rules: Rule[] = []
  if (words) rules.push({ field: 'q', op: 'contains', value: words })
  if (topic) rules.push({ field: 'topic', op: 'eq', value: topic })
  if (only) rules.push({ field: only, op: 'eq', value: true })
  return queryOptions({
    queryKey: keys.forum('list', page, words, topic, only),
    queryFn: ({ signal }) =>
      read('/forum/discussions', listFields({ page, rows: FORUM_ROWS, rules }), signal),
    placeholderData: keepPreviousData,
  })
}

/** A discussion; while somebody reads it, new replies appear by themselves. */
export const discussionQuery = (uuid: string) =>
  queryOptions({
    queryKey: keys.forum('one', uuid),
    queryFn: ({ signal }) => read(`/forum/discussions/${uuid}`, undefined, signal),
    refetchInterval: READING,
  })

export const forumScopesQuery = () =>
  queryOptions({
    queryKey: keys.forum('scopes'),
    queryFn: ({ signal }) => read('/forum/scopes', undefined, signal),
  })

export function startDiscussion(form: DiscussionForm, key: string) {
  return call('POST', '/forum/discussions', { form, headers: { 'Idempotency-Key': key } })
}

export function writeReply(uuid: string, body: string, parent: string | null, key: string) {
  return call('POST', `/forum/discussions/${uuid}/reply`, {
    form: { body, parent_uuid: parent },
    headers: { 'Idempotency-Key': key },
  })
}

/** One of the verbs on a discussion or a reply that need no form. */
export function react(
  post_: 'discussions' | 'replies',
  uuid: string,
  verb: 'like' | 'unlike' | 'follow' | 'unfollow' | 'best',
) {
  const path = `/forum/${post_}/${uuid}/${verb}`
  return post(path as '/forum/discussions/{uuid}/like')
}

export function reportPost(
  post_: 'discussions' | 'replies',
  uuid: string,
  reason: ReportReason,
  note: string,
) {
  const path = `/forum/${post_}/${uuid}/report`
  return post(path as '/forum/discussions/{uuid}/report', { reason, note })
}

export function deletePost(post_: 'discussions' | 'replies', uuid: string, reason: string) {
  const path = `/forum/${post_}/${uuid}`
  return call('DELETE', path as '/forum/discussions/{uuid}', { query: { reason } })
}
