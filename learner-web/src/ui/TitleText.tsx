import { withNoBreakSpaces } from '../lib/withNoBreakSpaces'

/** The title of something, with its own direction. */
export function TitleText({ children }: { children: string }) {
  return <bdi>{withNoBreakSpaces(children)}</bdi>
}
