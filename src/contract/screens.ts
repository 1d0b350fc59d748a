/** The address of every screen (spec §2): the browser's router shows it and the server answers it with 200. Any other page is a 404. */
export const SCREENS = {
  /** For everybody, made as plain pages when the product is built: they need nothing of what the other screens are made with. */
  plain: ['/', '/matching-tool', '/work-plan-generator', '/example'],
  /** For everybody. */
  public: ['/sign-in', '/sign-up', '/forgot-password', '/reset-password'],
  /** For who is signed in. */
  builder: ['/dashboard', '/solicitation', '/global-interview', '/steps', '/final-export', '/admin', '/account'],
} as const

export type PlainScreen = (typeof SCREENS.plain)[number]
export type PublicScreen = (typeof SCREENS.public)[number]
export type BuilderScreen = (typeof SCREENS.builder)[number]

const ADDRESSES: ReadonlySet<string> = new Set([...SCREENS.plain, ...SCREENS.public, ...SCREENS.builder])
const PLAIN: ReadonlySet<string> = new Set(SCREENS.plain)

/** Whether a path is a screen's address; like the router it takes capitals for small letters and does without slashes at the end. */
export function isScreen(path: string): boolean {
  return ADDRESSES.has(addressOf(path))
}

/** The built file of the plain page at a path: "plain/matching-tool.html"; undefined where there is none. */
export function plainFile(path: string): string | undefined {
  const address = addressOf(path)
  return PLAIN.has(address) ? `plain${address === '/' ? '/front' : address}.html` : undefined
}

function addressOf(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}
