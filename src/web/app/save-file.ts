/** A file that was made in the browser, and what it is called. */
export type MadeFile = { name: string; content: Blob }

/** Hands a file to the browser to be saved. */
export function saveFile({ name, content }: MadeFile): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click was handled
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
