/** The browsers that are told apart, the more particular ones first: most name others, too. */
const BROWSERS = [
  { mark: /\bEdgA?(?:iOS)?\//, name: 'Edge' },
  { mark: /\bOPR\//, name: 'Opera' },
  { mark: /\bSamsungBrowser\//, name: 'Samsung Internet' },
  { mark: /\b(?:Firefox|FxiOS)\//, name: 'Firefox' },
  { mark: /\b(?:Headless)?(?:Chrome|CriOS)\//, name: 'Chrome' },
  { mark: /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, name: 'Safari' },
]

const SYSTEMS = [
  { mark: /\biPhone\b/, name: 'iPhone' },
  { mark: /\biPad\b/, name: 'iPad' },
  { mark: /\bAndroid\b/, name: 'Android' },
  { mark: /\bWindows\b/, name: 'Windows' },
  { mark: /\bMac OS X\b/, name: 'macOS' },
  { mark: /\bCrOS\b/, name: 'ChromeOS' },
  { mark: /\bLinux\b/, name: 'Linux' },
]

/** What a browser calls itself in its requests, as people call it: "Firefox on Windows". */
export function browserName(userAgent: string | null | undefined): string {
  const nameIn = (list: typeof BROWSERS) => list.find(({ mark }) => mark.test(userAgent ?? ''))?.name
  const browser = nameIn(BROWSERS) ?? 'Unknown browser'
  const system = nameIn(SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}
