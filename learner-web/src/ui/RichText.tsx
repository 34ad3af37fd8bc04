/** HTML that the server cleaned when it was saved; set like the rest of the shop's text. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      lang="id"
      dir="ltr"
      className="grid max-w-[68ch] gap-3 leading-relaxed [&_a]:font-medium [&_a]:text-primary [&_a]:underline [&_h2]:pt-2 [&_h2]:text-xl [&_h3]:pt-1 [&_h3]:text-lg [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server at every save
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
