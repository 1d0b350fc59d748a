/** Where people go after signing in when no page was asked for. */
export const AFTER_SIGN_IN = '/dashboard'

/** The sign-in address that leads back to the page that was asked for. */
export function signInPath(asked: string): string {
  return asked === AFTER_SIGN_IN ? '/sign-in' : `/sign-in?to=${encodeURIComponent(asked)}`
}

/** The address of the question whose the work from before is, which leads on to the page that was asked for. */
export function questionPath(asked: string): string {
  return `/sign-in?question=1&to=${encodeURIComponent(asked)}`
}

/** The page to come back to: a path of this product, never another site, never the sign-in screens themselves. */
export function returnPath(to: string | null): string {
  if (!to?.startsWith('/') || '/\\'.includes(to.charAt(1) || ' ')) return AFTER_SIGN_IN
  const here = 'http://product.invalid'
  if (!URL.canParse(to, here)) return AFTER_SIGN_IN
  const { origin, pathname, search, hash } = new URL(to, here)
  if (origin !== here || /^\/(sign-(in|up)|(forgot|reset)-password)\b/.test(pathname) || pathname.startsWith('//')) return AFTER_SIGN_IN
  return `${pathname}${search}${hash}`
}
