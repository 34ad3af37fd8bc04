import { Logo } from '../../ui/Logo'

/** On paper alone: the logo at the top, and the page's address and number at the foot of every sheet. */
export function PrintPage() {
  return (
    <>
      <style>{sheet(location.origin + location.pathname)}</style>
      <div className="hidden items-center justify-between border-b border-line pb-3 print:flex">
        <Logo />
        <span className="text-sm text-muted">{location.host}</span>
      </div>
    </>
  )
}

/** Page margins and their content, which Tailwind cannot express. */
const sheet = (address: string) => `
@page {
  size: A4;
  margin: 14mm 14mm 18mm;
  @bottom-left { content: ${JSON.stringify(address)}; font: 8pt sans-serif; color: #475569 }
  @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; color: #475569 }
}
@media print { html { font-size: 12.5px } }`
