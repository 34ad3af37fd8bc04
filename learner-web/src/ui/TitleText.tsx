import { joinedDash } from '../lib/joinedDash'

/** The title of something, with its own direction. */
export function TitleText({ children }: { children: string }) {
  return <bdi>{joinedDash(children)}</bdi>
}
