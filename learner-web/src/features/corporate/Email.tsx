/** An address that breaks before its domain, and elsewhere only where it must. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span className="wrap-break-word">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
