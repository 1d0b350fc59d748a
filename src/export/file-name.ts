/** Without what Windows, macOS or Linux refuse in a file name, and short enough for all three (255 bytes with the rest of the name). */
export function fileSafe(company: string): string {
  const safe = company
    .normalize('NFC')
    .replace(/[<>:"/\\|?*]+/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
  return Array.from(safe)
    .slice(0, 50)
    .join('')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
}
