/** Prints some lines and nothing of the page around them. */
export function printText(text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const paper = frame.contentDocument?.createElement('pre')
  if (!paper) return
  paper.textContent = text
  paper.style.fontSize = '14pt'
  frame.contentDocument?.body.append(paper)
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}
