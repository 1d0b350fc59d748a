/** The browsers that are told apart by what they call themselves, the more particular ones first: most name others, too. */
const BROWSERS = {
  Edge: ['Edg/', 'EdgA/', 'EdgiOS/'],
  Opera: ['OPR/'],
  'Samsung Internet': ['SamsungBrowser/'],
  Firefox: ['Firefox/', 'FxiOS/'],
  Chrome: ['Chrome/', 'CriOS/'],
  Safari: ['Safari/'],
}

const SYSTEMS = {
  iPhone: ['iPhone'],
  iPad: ['iPad'],
  Android: ['Android'],
  Windows: ['Windows'],
  macOS: ['Mac OS X'],
  ChromeOS: ['CrOS'],
  Linux: ['Linux'],
}

/** What a browser calls itself in its requests, as people call it: "Firefox on Windows". */
export function browserName(userAgent: string | null | undefined): string {
  const nameIn = (list: Record<string, readonly string[]>) =>
    Object.keys(list).find((name) => list[name]?.some((mark) => userAgent?.includes(mark)))
  const browser = nameIn(BROWSERS) ?? 'Unknown browser'
  const system = nameIn(SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}
