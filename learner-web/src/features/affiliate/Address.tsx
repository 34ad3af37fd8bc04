import { Fragment } from 'react'

/** A link that breaks after its slashes, so that a code stays whole. */
export function Address({ link }: { link: string }) {
  const parts = link.replace(/^https?:\/\//, '').split('/')
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
