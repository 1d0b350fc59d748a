/** The address of every screen (spec §2): the browser's router shows it and the server answers it with 200. Any other page is a 404. */
export const SCREENS = {
  /** For everybody. */
  public: ['/', '/matching-tool', '/work-plan-generator', '/sign-in', '/sign-up', '/forgot-password', '/reset-password'],
  /** For who is signed in. */
  builder: ['/dashboard', '/solicitation', '/global-interview', '/steps', '/final-export', '/admin', '/account'],
} as const

export type PublicScreen = (typeof SCREENS.public)[number]
export type BuilderScreen = (typeof SCREENS.builder)[number]

const ADDRESSES: ReadonlySet<string> = new Set([...SCREENS.public, ...SCREENS.builder])

/** Whether a path is a screen's address; like the router it takes capitals for small letters and does without slashes at the end. */
export function isScreen(path: string): boolean {
  return ADDRESSES.has(path.toLowerCase().replace(/\/+$/, '') || '/')
}
