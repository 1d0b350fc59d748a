import { strFromU8, unzipSync } from 'fflate'

/** The sheets of an .xlsx by their names, each as XML, in their order. */
export function openedWorkbook(bytes: Uint8Array): Map<string, string> {
  const parts = unzipSync(bytes)
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const names = Array.from(part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g), ([, name = '']) => name)
  return new Map(names.map((name, at) => [name, part(`xl/worksheets/sheet${at + 1}.xml`)]))
}
